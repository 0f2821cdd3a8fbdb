import { m } from '#messages';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import {
  listEndpoint,
  readingOf,
  requestedTypes,
} from '../../../features/back-office/website-content/slots.ts';
import { WebsiteContent } from '../../../features/back-office/website-content/website-content.tsx';
import type { PageHead, PageQueries } from '../../../lib/page.ts';
import { paths } from '../../../lib/paths.ts';

export const queries: PageQueries = ({ query, search }) =>
  requestedTypes(readingOf(search)).map((type) => query(listEndpoint(type)));

export const head: PageHead = () => ({ title: m.admin_content_title(), robots: 'noindex' });

export function Page() {
  return (
    <>
      <PageHeader
        title={m.admin_content_title()}
        actions={
          <ButtonLink to={paths.adminLibrary.to()} variant="secondary">
            {m.admin_content_library()}
          </ButtonLink>
        }
      />
      <WebsiteContent />
    </>
  );
}
