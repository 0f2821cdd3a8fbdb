import type { PortfolioLink } from '@vitrine/contracts';
import { ArrowUpRight } from 'lucide-react';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { layoutClass } from '../layout/layout-class.ts';
import { Stack } from '../layout/primitives.tsx';
import { textStyle } from '../ui/text-style.ts';
import { linkHost } from './link-host.ts';
import styles from './link-list.module.css';

/** Links with the host each leads to, so that nobody follows one blindly. */
export function LinkList({ links }: { links: readonly PortfolioLink[] }) {
  return (
    <ul aria-label={m.portfolio_view_links()} className={styles.links}>
      {links.map((link) => (
        <li key={link.id}>
          <a
            href={link.url}
            rel="nofollow noopener"
            className={cx(
              layoutClass('row', { gap: 2, align: 'center', justify: 'between' }),
              styles.link,
            )}
          >
            <Stack as="span" fill="shrink">
              <span className={cx(textStyle({ weight: 'strong', leading: 'snug' }), styles.name)}>
                {link.name}
              </span>
              <span
                className={cx(textStyle({ tone: 'second', size: 'small' }), styles.host)}
                data-address={printed(link.url)}
              >
                {linkHost(link.url)}
              </span>
            </Stack>
            <ArrowUpRight size={20} aria-hidden="true" className={styles.arrow} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** On paper nobody can follow a link, so all of its address stands there. */
const printed = (url: string) =>
  url.replace(/^(https?:\/\/(www\.)?|mailto:)/i, '').replace(/\/$/, '');
