import type { Company } from '@vitrine/contracts';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { SocialIcon } from '../ui/social-icon.tsx';
import { Row } from './primitives.tsx';
import styles from './social-links.module.css';

interface SocialLinksProps {
  social: Partial<Company['social']>;
  /** Whose they are, for the accessible name. */
  name: string;
}

const LABELS = {
  linkedin: m.layout_on_linkedin,
  twitter: m.layout_on_twitter,
  github: m.layout_on_github,
};

/** The links that are set, in a fixed order. */
export function SocialLinks({ social, name }: SocialLinksProps) {
  const networks = (['linkedin', 'twitter', 'github'] as const).filter((key) => social[key]);
  return (
    <Row as="ul" gap={1} className={styles.links}>
      {networks.map((network) => (
        <li key={network}>
          <a
            href={social[network]}
            aria-label={LABELS[network]({ name })}
            rel="me noopener"
            className={cx('round', styles.link)}
          >
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
    </Row>
  );
}
