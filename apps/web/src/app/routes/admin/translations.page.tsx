import { areaPage } from '#app/area-page.tsx';
import { Translations } from '#features/back-office/translations/translations.tsx';
import { m } from '#messages';

export const { head, Page } = areaPage({
  title: m.admin_translations_title,
  description: m.admin_translations_description,
  content: Translations,
});
