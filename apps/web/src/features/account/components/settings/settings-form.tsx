import type { Account, AccountSettingsForm } from '@vitrine/contracts';
import { type FormEvent, useState } from 'react';
import { m } from '#messages';
import { Form } from '../../../../components/form/form.tsx';
import { saveFailure } from '../../reason-of.ts';
import { settingsSchema } from '../../settings-schema.ts';
import { typedSettings } from '../../typed-settings.ts';
import { settingsOf, useSaveSettings } from '../../use-save-settings.ts';
import { PasswordFields } from './password-fields.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import styles from './settings-form.module.css';
import { UnsavedSettings } from './unsaved-settings.tsx';

interface Resettable {
  reset(values: ReturnType<typeof settingsOf>): void;
}

/** Profile and password, saved together (SET-01 to SET-03). */
export function SettingsForm({ account }: { account: Account }) {
  const { save, saved } = useSaveSettings();
  const [kept, setKept] = useState(() => typedSettings.of(account));
  const [email, setEmail] = useState(kept?.email ?? account.email);
  // Counts how often what was typed has been thrown away: the form begins anew.
  const [round, setRound] = useState(0);
  const startFrom = (owner: Account) => {
    setKept(undefined);
    setEmail(owner.email);
  };
  const submit = async (values: AccountSettingsForm, form: Resettable) => {
    const now = await save(values);
    form.reset(settingsOf(now));
    startFrom(now);
  };
  const discard = () => {
    typedSettings.forget();
    startFrom(account);
    setRound(round + 1);
  };
  const listen = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    typedSettings.remember(account, target.name, target.value);
    if (target.name === 'email') setEmail(target.value);
  };
  const changesEmail = email.trim().toLowerCase() !== account.email;
  return (
    <div onInput={listen}>
      <Form
        key={round}
        label={m.account_form()}
        className={styles.form}
        schema={settingsSchema(account)}
        defaultValues={{ ...settingsOf(account), ...kept }}
        onSubmit={submit}
        failure={saveFailure}
      >
        {kept ? <UnsavedSettings onDiscard={discard} /> : null}
        <ProfileFields account={account} changesEmail={changesEmail} />
        <PasswordFields />
        <SaveBar saved={saved} />
      </Form>
    </div>
  );
}
