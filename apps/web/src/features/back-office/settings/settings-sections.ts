import { m } from '#messages';
import { settingsGroups } from './settings-fields.ts';

interface SettingsPart {
  /** Its anchor on the page. */
  id: string;
  title: () => string;
  text: () => string;
  /** What else it is found by. */
  words: () => string[];
}

/** The parts of the page of settings, in its order: those of its form, and those that save by themselves. */
export const settingsSections: readonly SettingsPart[] = [
  ...settingsGroups.map(({ id, title, text, fields }) => ({
    ...{ id, title, text },
    words: () => fields.map(({ label }) => label()),
  })),
  ...[
    { id: 'sign-in', title: m.admin_sign_in_title, text: m.admin_sign_in_text },
    { id: 'mail', title: m.admin_mail_title, text: m.admin_mail_text },
    { id: 'webhooks', title: m.admin_webhook_title, text: m.admin_webhook_text },
  ].map((part) => ({ ...part, words: () => [] })),
];
