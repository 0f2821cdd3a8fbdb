import type { Company } from '@vitrine/contracts';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { phoneLink, whatsappLink } from '#lib/contact-links.ts';
import { paths } from '#lib/paths.ts';
import { usePublicLocales, useWebsiteLink } from '#lib/use-website-link.ts';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { textStyle } from '../ui/text-style.ts';
import { Brand } from './brand.tsx';
import { LanguageLinks } from './language-links.tsx';
import { Cluster, Grid, Stack } from './primitives.tsx';
import {
  companyLinks,
  joinLinks,
  legalLinks,
  type NavItem,
  solutionLinks,
} from './public-links.ts';
import styles from './site-footer.module.css';
import { SocialLinks } from './social-links.tsx';

interface FooterColumnProps {
  title: string;
  links: readonly NavItem[];
}

function FooterColumn({ title, links }: FooterColumnProps) {
  const id = useId();
  const websiteLink = useWebsiteLink();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <Stack as="ul" className={styles.list}>
        {links.map((link) => (
          <li key={link.label}>
            <Link to={websiteLink(link.to)}>{link.label}</Link>
          </li>
        ))}
      </Stack>
    </nav>
  );
}

interface FooterContactProps {
  title: string;
  address: readonly string[];
  children: ReactNode;
}

function FooterContact({ title, address, children }: FooterContactProps) {
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

interface SiteFooterProps {
  company: Company;
  /** The current year, by the clock of anyone who renders; the one that the server wrote stays. */
  year: number;
}

export function SiteFooter({ company, year }: SiteFooterProps) {
  const websiteLink = useWebsiteLink();
  const name = `${company.name.first} ${company.name.second}`;
  return (
    <footer className={cx('screen-only', styles.footer)}>
      <Grid className={cx('contained', styles.columns)}>
        <div className={styles.brand}>
          <Brand name={company.name} to={paths.home.to()} />
          <p className={textStyle({ face: 'heading', size: 3 }, styles.tagline)}>
            {company.tagline}
          </p>
          <SocialLinks social={company.social} name={name} />
        </div>
        <FooterColumn title={m.layout_solutions_short()} links={solutionLinks()} />
        <FooterColumn title={m.layout_footer_company()} links={companyLinks()} />
        <FooterContact title={m.layout_contact_short()} address={company.address}>
          {company.email ? <a href={`mailto:${company.email}`}>{company.email}</a> : null}
          {company.phone ? <a href={phoneLink(company.phone)}>{company.phone}</a> : null}
          {company.whatsapp ? (
            <a href={whatsappLink(company.whatsapp)} rel="noopener">
              {m.layout_whatsapp()}
            </a>
          ) : null}
        </FooterContact>
      </Grid>
      <nav aria-label={m.layout_join_footer()} className={cx('contained', styles.join)}>
        <Cluster as="ul" gap={3} rowGap={0} className={styles.legal}>
          {joinLinks().map((link) => (
            <li key={link.to}>
              <Link to={websiteLink(link.to)}>{link.label}</Link>
            </li>
          ))}
        </Cluster>
      </nav>
      <Cluster
        gap={4}
        rowGap={1}
        align="center"
        justify="between"
        line="above"
        className={textStyle({ tone: 'muted', size: 'tiny' }, 'contained', styles.end)}
      >
        <p suppressHydrationWarning>{m.layout_copyright({ year, name })}</p>
        <p className={textStyle({ numeric: true })}>
          {[company.coordinates, company.elevation].filter(Boolean).join(' · ')}
        </p>
        <Cluster as="ul" gap={3} rowGap={0} className={styles.legal}>
          {legalLinks().map((link) => (
            <li key={link.to}>
              <Link to={websiteLink(link.to)}>{link.label}</Link>
            </li>
          ))}
          <LanguageLinks languages={usePublicLocales()} />
        </Cluster>
      </Cluster>
    </footer>
  );
}
