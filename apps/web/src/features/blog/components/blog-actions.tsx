import type { PageContent } from '@vitrine/contracts';
import { type ReactNode, useId } from 'react';
import { m } from '#messages';
import { Stack } from '../../../components/layout/primitives.tsx';
import { Section } from '../../../components/layout/section.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { textStyle } from '../../../components/ui/text-style.ts';
import { paths } from '../../../lib/paths.ts';
import styles from './blog-actions.module.css';

interface BlogActionsProps {
  content: PageContent<'blog'>;
  /** The form that subscribes, under the heading that names it. */
  newsletter: (label: string) => ReactNode;
}

/** What to do after the last line: subscribe, read on, or ask for what is missing (BLG-06). */
export function BlogActions({ content, newsletter }: BlogActionsProps) {
  const letter = useId();
  const more = useId();
  const suggest = useId();
  return (
    <Section>
      <Stack gap={6} className={styles.actions}>
        <section aria-labelledby={letter} className={styles.action}>
          <h2 id={letter}>{content.newsletter.title}</h2>
          <p className={textStyle({ tone: 'muted', measure: 28 })}>
            {content.newsletter.description}
          </p>
          {newsletter(content.newsletter.title)}
        </section>
        <section aria-labelledby={more} className={styles.action}>
          <h2 id={more} className={textStyle({ size: 3 })}>
            {content.more.title}
          </h2>
          <p className={textStyle({ tone: 'muted', measure: 28 })}>{content.more.description}</p>
          <ButtonLink to={paths.allArticles.to()} variant="secondary" className={styles.button}>
            {m.blog_more()}
          </ButtonLink>
        </section>
        <section aria-labelledby={suggest} className={styles.action}>
          <h2 id={suggest} className={textStyle({ size: 3 })}>
            {content.suggest.title}
          </h2>
          <p className={textStyle({ tone: 'muted', measure: 28 })}>{content.suggest.description}</p>
          <ButtonLink
            to={paths.contact.to(m.blog_suggest_subject())}
            variant="secondary"
            className={styles.button}
          >
            {m.blog_suggest()}
          </ButtonLink>
        </section>
      </Stack>
    </Section>
  );
}
