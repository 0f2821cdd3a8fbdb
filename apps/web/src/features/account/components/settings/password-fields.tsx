import { m } from '#messages';
import { FieldRow } from '../../../../components/form/field-row.tsx';
import { PasswordField } from '../../../../components/form/password-field.tsx';
import { SettingsSection } from '../../../../components/layout/settings-section.tsx';
import styles from './password-fields.module.css';

export function PasswordFields() {
  return (
    <SettingsSection title={m.account_password_section()} text={m.account_password_section_text()}>
      <div className={styles.current}>
        <PasswordField
          name="currentPassword"
          label={m.account_current_password()}
          autoComplete="current-password"
        />
      </div>
      <FieldRow>
        <PasswordField
          name="newPassword"
          label={m.account_new_password()}
          autoComplete="new-password"
          hint={m.account_new_password_hint()}
        />
        <PasswordField
          name="confirmPassword"
          label={m.account_confirm_new_password()}
          autoComplete="new-password"
        />
      </FieldRow>
    </SettingsSection>
  );
}
