import type { Company } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { m } from '#messages';
import { BrandMark } from '../ui/brand-mark.tsx';
import styles from './brand.module.css';

interface BrandProps {
  name: Company['name'];
  to: string;
  onClick?: (() => void) | undefined;
}

/** The mark and the two parts of the name, as the way home; 'Home' while the name is not known. */
export function Brand({ name, to, onClick }: BrandProps) {
  const label = name.first || name.second ? undefined : m.layout_home();
  return (
    <Link to={to} className={styles.brand} aria-label={label} onClick={onClick}>
      <BrandMark />
      <span className={styles.name}>
        {name.first} {name.second}
      </span>
    </Link>
  );
}
