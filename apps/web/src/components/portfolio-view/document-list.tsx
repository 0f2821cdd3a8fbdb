import type { MediaItem } from '@vitrine/contracts';
import { Download, FileText } from 'lucide-react';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { layoutClass } from '../layout/layout-class.ts';
import { Stack } from '../layout/primitives.tsx';
import { textStyle } from '../ui/text-style.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './document-list.module.css';
import { writtenDescription } from './media-description.ts';
import { readableTitle } from './media-title.ts';

/** The letters after the last dot, as people know them: 'PDF'. */
const kindOf = (file: string) => /\.([a-z0-9]{1,5})$/i.exec(file)?.[1]?.toUpperCase();

/** Files to take home, one row each. */
export function DocumentList({ documents }: { documents: readonly MediaItem[] }) {
  return (
    <Stack as="ul" gap={1} data-screen-only="">
      {documents.map((item) => (
        <li key={item.id}>
          <a
            href={item.url}
            download={item.file || true}
            className={cx(layoutClass('row', { gap: 2, align: 'center' }), styles.row)}
          >
            <FileText size={24} aria-hidden="true" className={styles.icon} />
            <VisuallyHidden>{m.portfolio_view_download()}</VisuallyHidden>{' '}
            <Stack as="span" fill="grow">
              <span className={textStyle({ weight: 'strong', leading: 'snug' })}>
                {readableTitle(item)}
              </span>{' '}
              <span className={textStyle({ tone: 'muted', size: 'small' })}>
                {[kindOf(item.file), writtenDescription(item)].filter(Boolean).join(' · ')}
              </span>
            </Stack>
            <Download size={20} aria-hidden="true" className={styles.arrow} />
          </a>
        </li>
      ))}
    </Stack>
  );
}
