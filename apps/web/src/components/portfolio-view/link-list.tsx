import type { PortfolioLink } from '@vitrine/contracts';
import { ArrowUpRight } from 'lucide-react';
import { m } from '#messages';
import { linkHost } from './link-host.ts';
import styles from './link-list.module.css';

/** Links with the host each leads to, so that nobody follows one blindly. */
export function LinkList({ links }: { links: readonly PortfolioLink[] }) {
  return (
    <ul aria-label={m.portfolio_view_links()} className={styles.links}>
      {links.map((link) => (
        <li key={link.id}>
          <a href={link.url} rel="nofollow noopener" className={styles.link}>
            <span className={styles.text}>
              <span className={styles.name}>{link.name}</span>
              <span className={styles.host} data-address={printed(link.url)}>
                {linkHost(link.url)}
              </span>
            </span>
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
