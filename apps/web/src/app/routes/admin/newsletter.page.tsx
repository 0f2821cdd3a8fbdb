import { areaPage } from '#app/area-page.tsx';
import { IssueActions, Issues } from '#features/back-office/newsletter/issues.tsx';
import { m } from '#messages';

export const { head, Page } = areaPage({
  title: m.admin_newsletter_title,
  actions: IssueActions,
  content: Issues,
});
