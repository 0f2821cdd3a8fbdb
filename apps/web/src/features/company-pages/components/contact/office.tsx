import type { Company, PageContent } from '@vitrine/contracts';
import { m } from '#messages';
import { Stack } from '../../../../components/layout/primitives.tsx';
import { Section } from '../../../../components/layout/section.tsx';
import { textStyle } from '../../../../components/ui/text-style.ts';
import { phoneLink } from '../../../../lib/contact-links.ts';
import styles from './office.module.css';

interface OfficeProps {
  content: PageContent<'contact'>['office'];
  company: Company;
}

const ID = 'office';

/** Where to find the company, with its place on the map. */
export function Office({ content, company }: OfficeProps) {
  return (
    <Section labelledBy={ID} tone="sunken" className={styles.section}>
      <Stack gap={4} className={styles.grid}>
        <div className={styles.words}>
          <h2 id={ID}>{content.title}</h2>
          <p className={textStyle({ tone: 'muted', measure: 28, above: 2 })}>
            {content.description}
          </p>
        </div>
        <Stack as="address" align="start" className={styles.address}>
          {company.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <a href={phoneLink(company.phone)} className={textStyle({ tone: 'accent', above: 2 })}>
            {company.phone}
          </a>
        </Stack>
        <div className={styles.hours}>
          <h3 className={styles.label}>{m.company_opening_hours()}</h3>
          {content.hours.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className={styles.place}>
            {company.coordinates} · {company.elevation}
          </p>
        </div>
      </Stack>
    </Section>
  );
}
