import { m } from '#messages';
import { ConnectionsScreen } from '../../../features/account/components/connections/connections-screen.tsx';
import type { PageHead, PageQueries } from '../../../lib/page.ts';

export const queries: PageQueries = ({ query }) => [query('portfolio.get')];

export const head: PageHead = () => ({ title: m.account_connections_title(), robots: 'noindex' });

export const Page = ConnectionsScreen;
