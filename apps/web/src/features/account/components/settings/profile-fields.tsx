import type { Account } from '@vitrine/contracts';
import { m } from '#messages';
import { FieldRow } from '../../../../components/form/field-row.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { SettingsSection } from '../../../../components/layout/settings-section.tsx';
import { PendingEmail } from './pending-email.tsx';

interface ProfileFieldsProps {
  account: Account;
  /** The address that stands in its field is not the account's. */
  changesEmail: boolean;
}

export function ProfileFields({ account, changesEmail }: ProfileFieldsProps) {
  return (
    <SettingsSection title={m.account_profile_heading()} text={m.account_profile_text()}>
      {account.pendingEmail ? (
        <PendingEmail email={account.email} pendingEmail={account.pendingEmail} />
      ) : null}
      <FieldRow>
        <TextField
          name="firstName"
          label={m.account_first_name()}
          autoComplete="given-name"
          required
        />
        <TextField
          name="lastName"
          label={m.account_last_name()}
          autoComplete="family-name"
          required
        />
      </FieldRow>
      <FieldRow>
        <TextField
          name="email"
          type="email"
          label={m.account_email()}
          autoComplete="email"
          required
          hint={changesEmail ? m.account_email_hint_changed() : undefined}
        />
        <TextField name="phone" type="tel" label={m.account_phone()} autoComplete="tel" optional />
      </FieldRow>
    </SettingsSection>
  );
}
