import type { PortfolioLink } from '@vitrine/contracts';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { Stack } from '../layout/primitives.tsx';
import { LinkList } from './link-list.tsx';
import styles from './portfolio-about.module.css';
import { WrittenText } from './written-text.tsx';

interface PortfolioAboutProps {
  summary: string;
  links: readonly PortfolioLink[];
}

/** The person in their own words, with the places where else to find them at its side. */
export function PortfolioAbout({ summary, links }: PortfolioAboutProps) {
  const told = summary.trim() !== '';
  if (!told && links.length === 0) return null;
  return (
    <Stack
      as="section"
      gap={4}
      aria-label={m.portfolio_view_about()}
      className={cx(styles.about, told && styles.told)}
    >
      {told ? <WrittenText text={summary} className={styles.summary} /> : null}
      {links.length > 0 ? <LinkList links={links} /> : null}
    </Stack>
  );
}
