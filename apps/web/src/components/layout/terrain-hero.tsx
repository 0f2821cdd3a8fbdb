import type { ReactNode } from 'react';
import { useWrittenLang } from '#lib/written-in.ts';
import { cx } from '../cx.ts';
import { Picture } from '../ui/picture.tsx';
import { Eyebrow } from './eyebrow.tsx';
import { layoutClass } from './layout-class.ts';
import { Stack } from './primitives.tsx';
import { Container } from './section.tsx';
import styles from './terrain-hero.module.css';

interface TerrainHeroProps {
  /** The h1. */
  title: string;
  subtitle: string;
  /** Whether both are what the company has written. */
  written?: boolean | undefined;
  eyebrow?: string | undefined;
  /** A terrain strip, dark on the left and along the lower edge; contour lines without one. */
  picture?: string | undefined;
  children?: ReactNode | undefined;
}

/** A dense phone screen gets fewer pixels than it could show: bytes matter more to a backdrop. */
const SIZES =
  '(max-width: 40rem) and (min-resolution: 2.5dppx) 20rem, (max-width: 40rem) and (min-resolution: 1.5dppx) 24rem, (max-width: 40rem) 40rem, 100vw';

/** The opening of a public page: its heading on a strip of the map, in dark either way. */
export function TerrainHero({
  title,
  subtitle,
  written,
  eyebrow,
  picture,
  children,
}: TerrainHeroProps) {
  const language = useWrittenLang();
  const lang = written ? language : undefined;
  return (
    <Stack className={cx(styles.hero, 'backdrop dark', picture ? styles.tall : styles.plain)}>
      {picture ? (
        <Picture
          src={picture}
          alt=""
          sizes={SIZES}
          priority
          className={cx('cover screen-only', styles.picture)}
        />
      ) : (
        <div className={cx('screen-only', styles.contours)} aria-hidden="true" />
      )}
      <Container className={layoutClass('grid', { gap: 3 })}>
        {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
        <h1 lang={lang} className={styles.title}>
          {title}
        </h1>
        <p lang={lang} className={styles.subtitle}>
          {subtitle}
        </p>
        {children}
      </Container>
    </Stack>
  );
}
