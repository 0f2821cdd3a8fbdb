import { type Locale, locales } from '@vitrine/contracts';
import { cx } from '#components/cx.ts';
import select from '#components/form/select-field.module.css';
import { languageName } from '#lib/locale.ts';
import { m } from '#messages';
import styles from './desk-select.module.css';

interface LanguageSelectProps {
  language: Locale | '';
  onChange: (language: Locale | '') => void;
}

/** The language in which something is written, and is answered; a wrong guess is corrected here. */
export const LanguageSelect = ({ language, onChange }: LanguageSelectProps) => (
  <select
    aria-label={m.admin_messages_language()}
    className={cx(select.select, styles.choice)}
    value={language}
    onChange={({ currentTarget: { value } }) =>
      onChange(locales.find((locale) => locale === value) ?? '')
    }
  >
    <option value="">{m.admin_messages_language_unknown()}</option>
    {locales.map((locale) => (
      <option key={locale} value={locale}>
        {languageName(locale)}
      </option>
    ))}
  </select>
);
