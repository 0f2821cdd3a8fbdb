import { areaPage } from '#app/area-page.tsx';
import {
  listEndpoint,
  readingOf,
  requestedTypes,
  sources,
} from '#features/back-office/website-content/slots.ts';
import { WebsiteContent } from '#features/back-office/website-content/website-content.tsx';
import type { PageQueries } from '#lib/page.ts';
import { m } from '#messages';

export const queries: PageQueries = ({ query, search }) =>
  requestedTypes(readingOf(search)).map((type) => query(listEndpoint(type), sources));

export const { head, Page } = areaPage({
  title: m.admin_content_title,
  content: WebsiteContent,
});
