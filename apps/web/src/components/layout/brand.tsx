import type { Company } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { useWebsiteLink } from '#lib/use-website-link.ts';
import { m } from '#messages';
import { textStyle } from '../ui/text-style.ts';
import styles from './brand.module.css';

interface BrandProps {
  name: Company['name'];
  to: string;
  onClick?: (() => void) | undefined;
}

/** The mark and the two parts of the name, as the way home; 'Home' while the name is not known. */
export function Brand({ name, to, onClick }: BrandProps) {
  const websiteLink = useWebsiteLink();
  const label = name.first || name.second ? undefined : m.layout_home();
  return (
    <Link to={websiteLink(to)} className={styles.brand} aria-label={label} onClick={onClick}>
      <BrandMark />
      <span className={textStyle({ wrap: 'cut' })}>
        {name.first} {name.second}
      </span>
    </Link>
  );
}

/** Three nested contour lines of a peak: /art/mark.svg, drawn inline to take the accent. */
export function BrandMark({ size = 30 }: { size?: number | undefined }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      stroke="var(--accent)"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M4 25.4C10.4 23.2 11 7 16 7S21.6 23.2 28 25.4" strokeWidth="2.2" />
      <path
        d="M9 25.6C12.8 23.6 13 14.2 16 14.2S19.2 23.6 23 25.6"
        strokeWidth="1.8"
        opacity="0.8"
      />
      <path
        d="M13 25.7C14.9 24.4 14.9 20.6 16 20.6S17.1 24.4 19 25.7"
        strokeWidth="1.5"
        opacity="0.6"
      />
    </svg>
  );
}
