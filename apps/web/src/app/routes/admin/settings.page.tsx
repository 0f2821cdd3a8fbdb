import { areaPage } from '#app/area-page.tsx';
import { Settings } from '#features/back-office/settings/settings.tsx';
import { m } from '#messages';

export const { head, Page } = areaPage({
  title: m.area_settings,
  content: Settings,
});
