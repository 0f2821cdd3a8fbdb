import { m } from '#messages';
import { Settings } from '../../../features/back-office/settings/settings.tsx';
import { areaPage } from '../../area-page.tsx';

export const { head, Page } = areaPage({
  title: m.admin_settings_title,
  content: Settings,
});
