import { EndSubscription } from '#features/newsletter/components/mailed-action.tsx';
import type { PageHead } from '#lib/page.ts';
import { pageHead } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export const head: PageHead = (context) =>
  pageHead(context, {
    title: m.newsletter_unsubscribe_title(),
    path: paths.newsletterUnsubscribe.to(),
    robots: 'noindex',
  });

export const Page = EndSubscription;
