import { companyPage } from '#features/company-pages/company-page.ts';
import { ContactPage } from '#features/company-pages/components/contact-page.tsx';
import { ContactForm } from '#features/contact-form/components/contact-form.tsx';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export const { queries, head } = companyPage('contact', m.layout_contact, paths.contact.to(), [
  'pages.company.get',
]);

export function Page() {
  return <ContactPage form={(label) => <ContactForm label={label} />} />;
}
