import { m } from '#messages';
import { ConnectionsScreen } from '../../../features/account/components/connections/connections-screen.tsx';
import type { PageQueries } from '../../../lib/page.ts';
import { areaHead } from '../../area-page.tsx';

export const queries: PageQueries = ({ query }) => [query('portfolio.get')];

export const head = areaHead(m.account_connections_title);

export const Page = ConnectionsScreen;
