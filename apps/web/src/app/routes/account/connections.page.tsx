import { areaHead } from '#app/area-page.tsx';
import { ConnectionsScreen } from '#features/account/components/connections/connections-screen.tsx';
import type { PageQueries } from '#lib/page.ts';
import { m } from '#messages';

export const queries: PageQueries = ({ query }) => [query('portfolio.get'), query('account.get')];

export const earlyQueries: PageQueries = ({ query }) => [query('connections.list')];

export const head = areaHead(m.account_connections);

export const Page = ConnectionsScreen;
