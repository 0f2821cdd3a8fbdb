import type { UseQueryResult } from '@tanstack/react-query';
import { anchor, type PageContent } from '@vitrine/contracts';
import { useId } from 'react';
import { cx } from '#components/cx.ts';
import { Loaded } from '#components/feedback/loaded.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { Section } from '#components/layout/section.tsx';
import { Prose } from '#components/ui/prose.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { m } from '#messages';
import styles from './legal-page.module.css';
import { PageHero } from './shared-sections.tsx';

/** The parts of the page, as links to them. */
function LegalContents({ titles }: { titles: readonly string[] }) {
  const id = useId();
  return (
    <nav className={cx('rounded screen-only', styles.contents)} aria-labelledby={id}>
      <h2 id={id} className={textStyle({ size: 'base', tracking: 'none' })}>
        {m.company_contents()}
      </h2>
      <Stack as="ol" above={1} className={textStyle({ tone: 'muted', size: 'small' })}>
        {titles.map((title) => (
          <li key={title}>
            <a href={`#${anchor(title)}`}>{title}</a>
          </li>
        ))}
      </Stack>
    </nav>
  );
}

interface LegalPageProps {
  content: UseQueryResult<PageContent<'privacy' | 'terms' | 'cookies'>>;
}

/** A long text in titled parts, with its contents beside it. */
export function LegalPage({ content }: LegalPageProps) {
  return (
    <Loaded of={{ content }}>
      {({ content }) => (
        <>
          <PageHero eyebrow={m.company_legal()} content={content} />
          <Section space="small">
            <Stack gap={5} columns="4-8" className={styles.grid}>
              <LegalContents titles={content.sections.map(({ title }) => title)} />
              <Stack gap={6}>
                <p className={textStyle({ tone: 'muted', size: 'small' })}>
                  {m.company_last_updated({ date: content.updated })}
                </p>
                {content.sections.map(({ title, body }) => (
                  <section key={title} aria-labelledby={anchor(title)}>
                    <h2 id={anchor(title)} className={textStyle({ size: 'title', below: 2 })}>
                      {title}
                    </h2>
                    <Prose text={body} />
                  </section>
                ))}
              </Stack>
            </Stack>
          </Section>
        </>
      )}
    </Loaded>
  );
}
