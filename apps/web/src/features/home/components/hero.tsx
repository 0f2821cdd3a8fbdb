import { type Company, HERO_ROTATION_MS, type PageContent } from '@vitrine/contracts';
import { useState } from 'react';
import { m } from '#messages';
import { cx } from '../../../components/cx.ts';
import { Container } from '../../../components/layout/container.tsx';
import { Eyebrow } from '../../../components/layout/eyebrow.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { splitFirstSentence } from '../../../lib/text-parts.ts';
import { useCalm } from '../use-calm.ts';
import { useRotation } from '../use-rotation.ts';
import styles from './hero.module.css';
import { HeroControls } from './hero-controls.tsx';
import { HeroSlides } from './hero-slides.tsx';

interface HeroProps {
  content: PageContent<'home'>;
  company: Company;
}

export function Hero({ content, company }: HeroProps) {
  const [wanted, setWanted] = useState(true);
  const [held, setHeld] = useState(false);
  const calm = useCalm();
  const pictures = [...new Set(content.heroImages)];
  const { current, prepared, show } = useRotation({
    count: pictures.length,
    intervalMs: HERO_ROTATION_MS,
    paused: calm || held || !wanted,
  });
  return (
    <section className={cx('dark', styles.hero)}>
      <HeroSlides {...{ pictures, current, prepared }} />
      <Container className={styles.content}>
        <HeroWords content={content} />
        <div className={styles.margin}>
          <p className={styles.smallPrint}>
            <span>{company.coordinates}</span>
            <span>{company.elevation}</span>
          </p>
          {pictures.length > 1 ? (
            <HeroControls
              slides={pictures}
              current={current}
              onChoose={show}
              playing={calm ? undefined : wanted}
              onPlay={setWanted}
              onHold={setHeld}
            />
          ) : null}
        </div>
      </Container>
    </section>
  );
}

function HeroWords({ content }: Pick<HeroProps, 'content'>) {
  const { first, rest } = splitFirstSentence(content.heroTitle);
  return (
    <div className={styles.words}>
      <Eyebrow>{content.heroEyebrow}</Eyebrow>
      <h1 className={styles.title}>
        {first} {rest ? <span className={styles.answer}>{rest}</span> : null}
      </h1>
      <p className={styles.subtitle}>{content.heroSubtitle}</p>
      <p className={styles.actions}>
        <ButtonLink to={paths.contact.to()} size="large">
          {m.home_lets_talk()}
        </ButtonLink>
        <ButtonLink to={paths.projects.to()} size="large" variant="secondary">
          {m.home_see_work()}
        </ButtonLink>
      </p>
    </div>
  );
}
