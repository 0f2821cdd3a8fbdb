import { areaHead } from '#app/area-page.tsx';
import { ReferencesScreen } from '#features/account/components/references/references-screen.tsx';
import type { PageQueries } from '#lib/page.ts';
import { m } from '#messages';

export const queries: PageQueries = ({ query }) => [query('account.get')];

export const earlyQueries: PageQueries = ({ query }) => [query('references.list')];

export const head = areaHead(m.reference_title);

export const Page = ReferencesScreen;
