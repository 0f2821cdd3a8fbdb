import { m } from '#messages';
import { companyPageHead } from '../../../features/company-pages/company-page-head.ts';
import { ContactPage } from '../../../features/company-pages/components/contact-page.tsx';
import { ContactForm } from '../../../features/contact-form/components/contact-form.tsx';
import type { PageQueries } from '../../../lib/page.ts';
import { paths } from '../../../lib/paths.ts';

export const queries: PageQueries = ({ query }) => [
  query('pages.contact.get'),
  query('pages.company.get'),
];
export const head = companyPageHead('contact', m.layout_contact, paths.contact.to());

export function Page() {
  return <ContactPage form={(label) => <ContactForm label={label} />} />;
}
