import type { Company } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { m } from '#messages';
import { paths } from '../../lib/paths.ts';
import { Brand } from './brand.tsx';
import { FooterColumn, FooterContact } from './footer-column.tsx';
import { companyLinks, legalLinks, solutionLinks } from './public-links.ts';
import styles from './site-footer.module.css';
import { SocialLinks } from './social-links.tsx';

interface SiteFooterProps {
  company: Company;
  /** The current year, from whoever renders: the server and the browser must agree on it. */
  year: number;
}

export function SiteFooter({ company, year }: SiteFooterProps) {
  const name = `${company.name.first} ${company.name.second}`;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Brand name={company.name} to={paths.home.to()} />
          <p className={styles.tagline}>{company.tagline}</p>
          <SocialLinks social={company.social} name={name} />
        </div>
        <FooterColumn title={m.layout_footer_solutions()} links={solutionLinks()} />
        <FooterColumn title={m.layout_footer_company()} links={companyLinks()} />
        <FooterContact title={m.layout_footer_contact()} address={company.address}>
          {company.email ? <a href={`mailto:${company.email}`}>{company.email}</a> : null}
          {company.phone ? (
            <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
          ) : null}
        </FooterContact>
      </div>
      <div className={styles.end}>
        <p>{m.layout_copyright({ year, name })}</p>
        <p className={styles.coordinates}>
          {[company.coordinates, company.elevation].filter(Boolean).join(' · ')}
        </p>
        <ul className={styles.legal}>
          {legalLinks().map((link) => (
            <li key={link.to}>
              <Link to={link.to}>{link.label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
