import { m } from '#messages';
import { ActivityScreen } from '../../../features/account/components/activity/activity-screen.tsx';
import { areaHead } from '../../area-page.tsx';

export const head = areaHead(m.account_activity_title);

export const Page = ActivityScreen;
