import { ConfirmSubscription } from '#features/newsletter/components/mailed-action.tsx';
import type { PageHead } from '#lib/page.ts';
import { pageHead } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export const head: PageHead = (context) =>
  pageHead(context, {
    title: m.newsletter_confirm_title(),
    path: paths.newsletterConfirm.to(),
    robots: 'noindex',
  });

export const Page = ConfirmSubscription;
