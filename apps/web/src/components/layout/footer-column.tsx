import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { NavItem } from './public-links.ts';
import styles from './site-footer.module.css';

interface FooterColumnProps {
  title: string;
  links: readonly NavItem[];
}

export function FooterColumn({ title, links }: FooterColumnProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.label}>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FooterContactProps {
  title: string;
  address: readonly string[];
  children: ReactNode;
}

export function FooterContact({ title, address, children }: FooterContactProps) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <address className={styles.address}>
        <p>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        {children}
      </address>
    </div>
  );
}
