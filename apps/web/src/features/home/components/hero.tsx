import { type Company, HERO_ROTATION_MS, type PageContent } from '@vitrine/contracts';
import { useState } from 'react';
import { m } from '#messages';
import { cx } from '../../../components/cx.ts';
import { Container } from '../../../components/layout/container.tsx';
import { Eyebrow } from '../../../components/layout/eyebrow.tsx';
import { Cluster, Row, Stack } from '../../../components/layout/primitives.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { textStyle } from '../../../components/ui/text-style.ts';
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
    <Stack as="section" className={cx(styles.hero, 'dark')}>
      <HeroSlides {...{ pictures, current, prepared }} />
      <Container className={styles.content}>
        <HeroWords content={content} />
        <Row gap={2} align="end" justify="between" className={styles.margin}>
          <Stack as="p" className={styles.smallPrint}>
            <span>{company.coordinates}</span>
            <span>{company.elevation}</span>
          </Stack>
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
        </Row>
      </Container>
    </Stack>
  );
}

function HeroWords({ content }: Pick<HeroProps, 'content'>) {
  const { first, rest } = splitFirstSentence(content.heroTitle);
  return (
    <Stack gap={3} className={styles.words}>
      <Eyebrow>{content.heroEyebrow}</Eyebrow>
      <h1 className={styles.title}>
        {first} {rest ? <span className={textStyle({ tone: 'accent' })}>{rest}</span> : null}
      </h1>
      <p className={styles.subtitle}>{content.heroSubtitle}</p>
      <Cluster as="p" gap={1.5} above={1}>
        <ButtonLink to={paths.contact.to()} size="large">
          {m.home_lets_talk()}
        </ButtonLink>
        <ButtonLink to={paths.projects.to()} size="large" variant="secondary">
          {m.home_see_work()}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
