import { baseLocale } from '@vitrine/contracts';
import { Stack } from '#components/layout/primitives.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { m } from '#messages';
import styles from './source-text.module.css';

interface SourceTextProps {
  source: string;
  /** What it said when it was translated, where it says something else now; '' for nothing. */
  was: string | undefined;
}

/** What the source says, and what it said before. */
export function SourceText({ source, was }: SourceTextProps) {
  return (
    <Stack gap={1} pack="start" lang={baseLocale}>
      <p className={styles.source}>{source}</p>
      {was === undefined ? null : (
        <p className={textStyle({ tone: 'muted', size: 'small' }, styles.source)}>
          <strong lang="">{m.admin_translations_was()}</strong>{' '}
          {was === '' ? m.admin_translations_new() : <del>{was}</del>}
        </p>
      )}
    </Stack>
  );
}
