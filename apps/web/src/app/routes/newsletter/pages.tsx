import { ChooseTopics } from '#features/newsletter/components/choose-topics.tsx';
import {
  ConfirmSubscription,
  EndSubscription,
} from '#features/newsletter/components/mailed-action.tsx';
import type { PageModule } from '#lib/page.ts';
import { pageHead } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

const mailedPage = (title: () => string, path: string): Pick<PageModule, 'head'> => ({
  head: (context) => pageHead(context, { title: title(), path, robots: 'noindex' }),
});

/** Where the links in the newsletter's mails lead; who opens one needs one file. */
export const pages = {
  confirm: {
    ...mailedPage(m.newsletter_confirm_title, paths.newsletterConfirm.to()),
    Page: ConfirmSubscription,
  },
  unsubscribe: {
    ...mailedPage(m.newsletter_unsubscribe_title, paths.newsletterUnsubscribe.to()),
    Page: EndSubscription,
  },
  preferences: {
    ...mailedPage(m.newsletter_choose_title, paths.newsletterPreferences.to()),
    Page: ChooseTopics,
  },
} satisfies Record<string, PageModule>;
