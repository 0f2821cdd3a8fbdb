import { areaHead } from '#app/area-page.tsx';
import { ActivityScreen } from '#features/account/components/activity/activity-screen.tsx';
import { m } from '#messages';

export const head = areaHead(m.account_activity_title);

export const Page = ActivityScreen;
