import { m } from '#messages';
import { ActivityScreen } from '../../../features/account/components/activity/activity-screen.tsx';
import type { PageHead } from '../../../lib/page.ts';

export const head: PageHead = () => ({ title: m.account_activity_title(), robots: 'noindex' });

export const Page = ActivityScreen;
