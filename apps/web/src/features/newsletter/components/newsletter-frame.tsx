import type { ReactNode } from 'react';
import { m } from '#messages';
import { TerrainHero } from '../../../components/layout/terrain-hero.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import styles from './newsletter-frame.module.css';

interface NewsletterFrameProps {
  title: string;
  text: string;
  /** What to do next. */
  children?: ReactNode | undefined;
}

/** A page behind a mailed link; what comes of it takes the place of the words, and is announced. */
export function NewsletterFrame({ title, text, children }: NewsletterFrameProps) {
  return (
    <TerrainHero eyebrow={m.newsletter_eyebrow()} title={title} subtitle={text}>
      <VisuallyHidden>
        <span aria-live="polite">{title}</span>
      </VisuallyHidden>
      <p className={styles.actions}>{children}</p>
    </TerrainHero>
  );
}
