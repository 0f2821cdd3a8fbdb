import {
  type Company,
  HERO_ROTATION_MS,
  type PageContent,
  type PictureRef,
  readPicture,
} from '@vitrine/contracts';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cx } from '#components/cx.ts';
import { Eyebrow } from '#components/layout/eyebrow.tsx';
import { Cluster, Row, Stack } from '#components/layout/primitives.tsx';
import { Container } from '#components/layout/section.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { paths } from '#lib/paths.ts';
import { servedPicture } from '#lib/served-picture.ts';
import { fileAddress } from '#lib/site-address.ts';
import { splitFirstSentence } from '#lib/text-parts.ts';
import { useWrittenLang } from '#lib/written-in.ts';
import { m } from '#messages';
import { turnPictures } from '../turn-pictures.ts';
import styles from './hero.module.css';

interface HeroPictureProps {
  src: PictureRef;
  /** The first one: fetched before anything else. */
  first: boolean;
  className?: string | undefined;
}

/**
 * Below this width the tall crop is shown. Written the old way: a browser that cannot read
 * `width <` would fetch the wide picture.
 */
const PHONE = '(max-width: 47.99rem)';

/**
 * A phone's dense screen gets about half the pixels it could show: the picture is a soft backdrop,
 * and its readers pay for their data.
 */
const PHONE_SIZES = '(min-resolution: 1.5dppx) 49vw, 100vw';

const WIDE_HERO = /^(\/art\/hero-[\w-]+)\/1920x1080\.webp$/;

/** The crop for phones that our own hero pictures have beside them; others have none. */
export function heroPortrait(src: string): string | undefined {
  const base = WIDE_HERO.exec(src)?.[1];
  return base && `${base}-portrait/960x1280.webp`;
}

/** A hero picture, with the crop for phones where there is one. */
function HeroPicture({ src, first, className }: HeroPictureProps) {
  const file = readPicture(src).src;
  const wide = servedPicture(src);
  const portrait = servedPicture(heroPortrait(file) ?? '');
  if (!wide || !portrait)
    return <Picture src={src} alt="" priority={first} className={className} />;
  return (
    <picture>
      <source media={PHONE} type="image/avif" srcSet={portrait.avif} sizes={PHONE_SIZES} />
      <source media={PHONE} type="image/webp" srcSet={portrait.webp} sizes={PHONE_SIZES} />
      <source type="image/avif" srcSet={wide.avif} sizes="100vw" />
      <source type="image/webp" srcSet={wide.webp} sizes="100vw" />
      <img
        src={fileAddress(file)}
        alt=""
        width={wide.width}
        height={wide.height}
        fetchPriority={first ? 'high' : 'low'}
        loading={first ? undefined : 'lazy'}
        decoding={first ? 'sync' : 'async'}
        className={className}
      />
    </picture>
  );
}

/** The background. All but the first are hidden until `turnPictures` shows them: nothing loads them. */
function HeroSlides({ pictures }: { pictures: readonly PictureRef[] }) {
  return (
    <div className={styles.slides} aria-hidden="true">
      {pictures.map((src, index) => (
        <div
          key={String(src)}
          className={styles.slide}
          data-slide
          data-current={index === 0}
          hidden={index > 0}
          suppressHydrationWarning
        >
          <HeroPicture src={src} first={index === 0} className={cx('cover', styles.picture)} />
        </div>
      ))}
    </div>
  );
}

/** A dot for each slide, and a way to stop them. */
function HeroControls({ pictures }: { pictures: readonly PictureRef[] }) {
  const total = pictures.length;
  return (
    <Row as="fieldset" align="center" className={styles.controls} aria-label={m.home_pictures()}>
      <button
        type="button"
        className={styles.play}
        aria-label={m.home_pause()}
        data-play
        data-pause-label={m.home_pause()}
        data-play-label={m.home_play()}
        data-answered
        suppressHydrationWarning
      >
        <Pause size={14} aria-hidden="true" />
        <Play size={14} aria-hidden="true" />
      </button>
      {pictures.map((picture, index) => (
        <button
          key={String(picture)}
          type="button"
          className={styles.dot}
          aria-label={m.home_show_picture({ number: index + 1, total })}
          aria-current={index === 0 ? 'true' : undefined}
          data-dot
          data-answered
          suppressHydrationWarning
        />
      ))}
    </Row>
  );
}

interface HeroProps {
  content: PageContent<'home'>;
  company: Company;
}

/** The opening of the home page. Its pictures change without React, which only writes them. */
export function Hero({ content, company }: HeroProps) {
  const hero = useRef<HTMLElement>(null);
  const pictures = [...new Set(content.heroImages)];
  useEffect(() => (hero.current ? turnPictures(hero.current) : undefined), []);
  return (
    <Stack
      as="section"
      ref={hero}
      className={cx(styles.hero, 'backdrop dark')}
      data-turn-ms={HERO_ROTATION_MS}
    >
      <HeroSlides pictures={pictures} />
      <Container className={styles.content}>
        <HeroWords content={content} />
        <Row gap={2} align="end" justify="between" className={styles.margin}>
          <Stack as="p" className={styles.smallPrint}>
            <span>{company.coordinates}</span>
            <span>{company.elevation}</span>
          </Stack>
          {pictures.length > 1 ? <HeroControls pictures={pictures} /> : null}
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
      <h1 lang={useWrittenLang()} className={styles.title}>
        {first} {rest ? <span className={textStyle({ tone: 'accent' })}>{rest}</span> : null}
      </h1>
      <p lang={useWrittenLang()} className={styles.subtitle}>
        {content.heroSubtitle}
      </p>
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
