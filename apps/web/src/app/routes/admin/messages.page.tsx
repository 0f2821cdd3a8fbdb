import { areaHead } from '#app/area-page.tsx';
import { Messages } from '#features/back-office/messages/messages.tsx';
import type { PageQueries } from '#lib/page.ts';
import { m } from '#messages';

export const earlyQueries: PageQueries = ({ query }) => [
  query('admin.messages.list', { query: { folder: 'inbox' } }),
  query('admin.applications.counts', { query: {} }),
  query('admin.inbox.staff', { query: {} }),
];

export const head = areaHead(m.area_messages);

export const Page = Messages;
