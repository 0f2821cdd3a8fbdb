import { areaPage } from '#app/area-page.tsx';
import { ReaderActions, Readers } from '#features/back-office/newsletter/readers.tsx';
import { m } from '#messages';

export const { head, Page } = areaPage({
  title: m.admin_newsletter_readers,
  actions: ReaderActions,
  content: Readers,
});
