import { areaHead } from '#app/area-page.tsx';
import { ActivityScreen } from '#features/account/components/activity/activity-screen.tsx';
import { m } from '#messages';

export const head = areaHead(m.area_activity);

export const Page = ActivityScreen;
