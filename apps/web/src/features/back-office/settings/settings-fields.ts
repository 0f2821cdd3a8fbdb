import { baseLocale, languageWords, locales, type Settings } from '@vitrine/contracts';
import type { FieldPath } from 'react-hook-form';
import { m } from '#messages';
import { type FieldGroup, fieldKind } from '../components/field-group.ts';

type Path = FieldPath<Settings>;

// each by its own name: who looks for it can read it
const languageNames = locales.map((value) => ({ value, label: languageWords[value].name }));

const timeZones = () =>
  ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')].map((value) => ({
    ...{ value, label: value.replaceAll('_', ' ') },
  }));

const line = fieldKind<Path>('line');
const months = fieldKind<Path>('optional-number', { hint: m.admin_settings_retention_hint });

/** Everything that the settings hold, as the screen groups it (ADM-03). */
export const settingsGroups: readonly (FieldGroup & { id: string; text: () => string })[] = [
  {
    id: 'company',
    title: m.admin_settings_company,
    text: m.admin_settings_company_text,
    fields: [
      line('company.name.first', m.admin_settings_name_first),
      line('company.name.second', m.admin_settings_name_second),
      line('company.tagline', m.admin_settings_tagline),
      line('company.description', m.field_description, { kind: 'text' }),
      line('company.timeZone', m.admin_settings_time_zone, {
        kind: 'select',
        options: timeZones,
        hint: m.admin_settings_time_zone_hint,
      }),
    ],
  },
  {
    id: 'contact',
    title: m.admin_settings_contact,
    text: m.admin_settings_contact_text,
    fields: [
      line('company.email', m.field_email, { type: 'email' }),
      line('company.phone', m.field_phone, { type: 'tel' }),
      line('company.whatsapp', m.admin_settings_whatsapp, { type: 'tel' }),
      line('company.website', m.field_website, { type: 'url' }),
      line('company.address', m.admin_settings_address, {
        kind: 'list',
        hint: m.admin_settings_address_hint,
      }),
      line('company.coordinates', m.admin_settings_coordinates),
      line('company.elevation', m.admin_settings_elevation),
    ],
  },
  {
    id: 'social',
    title: m.admin_settings_social,
    text: m.admin_settings_social_text,
    fields: [
      line('company.social.linkedin', m.admin_settings_linkedin, { type: 'url' }),
      line('company.social.twitter', m.admin_settings_twitter, { type: 'url' }),
      line('company.social.github', m.admin_settings_github, { type: 'url' }),
    ],
  },
  {
    id: 'languages',
    title: m.admin_settings_languages,
    text: m.admin_settings_languages_text,
    fields: languageNames
      .filter(({ value }) => value !== baseLocale)
      .map(({ value, label }) =>
        line(`company.languages.${value}`, () => label, { kind: 'checkbox' }),
      ),
  },
  {
    id: 'sender',
    title: m.admin_settings_sender,
    text: m.admin_settings_sender_text,
    paired: true,
    fields: [
      line('mailSender.name', m.admin_settings_sender_name),
      line('mailSender.address', m.admin_settings_sender_address, {
        type: 'email',
        hint: m.admin_settings_sender_hint,
      }),
      line('mailSender.language', m.admin_settings_mail_language, {
        kind: 'select',
        options: () => languageNames,
      }),
    ],
  },
  {
    id: 'revenue',
    title: m.admin_revenue,
    text: m.admin_settings_revenue_text,
    paired: true,
    fields: [
      line('revenue.amount', m.admin_settings_revenue_amount),
      line('revenue.currency', m.admin_settings_revenue_currency),
    ],
  },
  {
    id: 'retention',
    title: m.admin_settings_retention,
    text: m.admin_settings_retention_text,
    paired: true,
    fields: [
      months('retention.messagesMonths', m.admin_settings_retention_messages),
      months('retention.applicationsMonths', m.admin_settings_retention_applications),
    ],
  },
];

export const settingsFields = settingsGroups.flatMap(({ fields }) => fields);
