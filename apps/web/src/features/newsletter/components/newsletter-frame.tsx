import { type ReactNode, useEffect, useRef } from 'react';
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
  const actions = useRef<HTMLParagraphElement>(null);
  const held = useRef(false);
  // What was pressed may make room for something else: the focus stays in its place.
  useEffect(() => {
    const next = actions.current?.querySelector<HTMLElement>('a, button');
    if (title && held.current) next?.focus();
  }, [title]);
  return (
    <TerrainHero eyebrow={m.newsletter_eyebrow()} title={title} subtitle={text}>
      <VisuallyHidden>
        <span aria-live="polite">{title}</span>
      </VisuallyHidden>
      <p
        ref={actions}
        className={styles.actions}
        onFocus={() => {
          held.current = true;
        }}
      >
        {children}
      </p>
      <noscript>
        <p className={styles.actions}>{m.newsletter_needs_script()}</p>
      </noscript>
    </TerrainHero>
  );
}
