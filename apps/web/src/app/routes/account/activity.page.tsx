import { areaHead } from '#app/area-page.tsx';
import { ActivityScreen } from '#features/account/components/activity/activity-screen.tsx';
import type { PageQueries } from '#lib/page.ts';
import { m } from '#messages';

export const earlyQueries: PageQueries = ({ query }) => [query('activity.list')];

export const head = areaHead(m.area_activity);

export const Page = ActivityScreen;
