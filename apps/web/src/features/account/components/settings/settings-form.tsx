import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Account,
  type AccountSettingsForm,
  languageWords,
  locales,
  SUCCESS_NOTICE_MS,
} from '@vitrine/contracts';
import { type FormEvent, useEffect, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { Alert } from '#components/feedback/alert.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { CheckedForm } from '#components/form/checked-form.tsx';
import { FieldRow } from '#components/form/field-shell.tsx';
import { NewPasswordFields } from '#components/form/new-password-fields.tsx';
import { PasswordField } from '#components/form/password-field.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Cluster } from '#components/layout/primitives.tsx';
import { SettingsSection } from '#components/layout/settings-section.tsx';
import { Button } from '#components/ui/button.tsx';
import { useApi } from '#lib/api-context.ts';
import { after } from '#lib/clock.ts';
import { useDraft } from '#lib/editing/use-draft.ts';
import { endpointKey } from '#lib/endpoint-query.ts';
import { knownReason } from '#lib/known-reason.ts';
import { getLocale } from '#lib/locale.ts';
import { session } from '#lib/session.ts';
import { addressIn } from '#lib/site-address.ts';
import { m } from '#messages';
import type { SettingsInput } from './form-checks.ts';
import { checksCode, prepareChecks } from './load-checks.ts';
import styles from './settings-form.module.css';

/** What the form shows of an account; the passwords begin empty. */
const settingsOf = ({ firstName, lastName, email, phone, language }: Account) => ({
  firstName,
  lastName,
  email,
  phone,
  language,
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
});

/** Saves the settings; `saved` is true for as long as the success notice is shown. */
function useSaveSettings() {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const [saved, setSaved] = useState(0);
  useEffect(() => {
    if (saved === 0) return;
    return after(SUCCESS_NOTICE_MS, () => setSaved(0));
  }, [saved]);
  const save = async ({ confirmPassword: _, ...body }: AccountSettingsForm) => {
    setSaved(0);
    const { tokens, ...account } = await api.call('account.save', { body });
    if (tokens) {
      const { access: token, refresh: refreshToken } = tokens;
      session.start({ token, refreshToken, role: account.role, email: account.email });
    }
    queries.setQueryData(endpointKey('account.get'), account);
    if (body.newPassword !== '') {
      toast({ message: m.account_saved_password() });
      for (const ended of ['account.sessions.list', 'personalTokens.list'])
        void queries.invalidateQueries({ queryKey: [ended] });
    }
    setSaved((round) => round + 1);
    return account;
  };
  return { save, saved: saved > 0 };
}

type Typed = Partial<ReturnType<typeof settingsOf>>;

// each by its own name: who looks for it can read it
const languageNames = locales.map((value) => ({ value, label: languageWords[value].name }));

/** What is kept as a draft. Passwords are not: they have to be typed again. */
const KEPT = ['firstName', 'lastName', 'email', 'phone', 'language'] as const;

/** Reads a draft. By itself and without a schema: the form starts with what it finds. */
const draftReader = {
  safeParse(content: unknown) {
    const typed = Object(content) as Record<string, unknown>;
    const isKnown = KEPT.every((name) => ['string', 'undefined'].includes(typeof typed[name]));
    return isKnown ? { success: true as const, data: keptOf(typed) } : { success: false as const };
  },
  safeParseAsync: async (content: unknown) => draftReader.safeParse(content),
};

const keptOf = (typed: Readonly<Record<string, unknown>>): Typed =>
  Object.fromEntries(KEPT.flatMap((name) => (name in typed ? [[name, typed[name]]] : [])));

/** Of what was typed, what differs from what is saved; undefined where nothing does. */
function unsavedOf(account: Account, typed: Typed = {}): Typed | undefined {
  const entries = Object.entries(keptOf(typed));
  const other = entries.filter(([name, value]) => value !== Object(account)[name]);
  return other.length > 0 ? Object.fromEntries(other) : undefined;
}

interface Resettable {
  reset(values: ReturnType<typeof settingsOf>): void;
}

/** Profile and password, saved together (SET-01 to SET-03). */
export function SettingsForm({ account }: { account: Account }) {
  const { save, saved } = useSaveSettings();
  const draft = useDraft(`settings:${account.id}`, draftReader, { resume: draftReader });
  const { pathname } = useLocation();
  const [kept, setKept] = useState(() => unsavedOf(account, draft.start));
  const [typed, setTyped] = useState(kept);
  // Counts how often the draft was discarded; as the form's key it makes the form start again.
  const [round, setRound] = useState(0);
  const keep = (values: Typed | undefined) => {
    setTyped(values);
    draft.keep(values);
  };
  const startAnew = () => {
    setKept(undefined);
    keep(undefined);
  };
  const submit = async (values: AccountSettingsForm, form: Resettable) => {
    const { language, ...saved } = await save(values);
    form.reset(settingsOf({ ...saved, language }));
    startAnew();
    const isOther = language && language !== account.language && language !== getLocale();
    if (isOther) window.location.assign(addressIn(language, pathname));
  };
  const discard = () => {
    startAnew();
    setRound(round + 1);
  };
  const listen = ({ target }: FormEvent) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (!isField) return;
    keep(unsavedOf(account, { ...typed, [target.name]: target.value }));
  };
  const email = typed?.email ?? account.email;
  const resolver: Resolver<SettingsInput, unknown, AccountSettingsForm> = async (...values) =>
    (await checksCode.load()).settingsResolver(account)(...values);
  return (
    <div onInput={listen}>
      <CheckedForm
        key={round}
        label={m.account_settings_title()}
        className={styles.form}
        resolver={resolver}
        prepare={prepareChecks}
        defaultValues={{ ...settingsOf(account), ...kept }}
        onSubmit={submit}
        failure={saveFailure}
      >
        {kept ? (
          <Alert
            action={
              <Button variant="ghost" size="small" onClick={discard}>
                {m.account_unsaved_discard()}
              </Button>
            }
          >
            {m.account_unsaved()}
          </Alert>
        ) : null}
        <ProfileFields
          account={account}
          changesEmail={email.trim().toLowerCase() !== account.email}
        />
        <PasswordFields />
        <Cluster gap={2} align="center" className={styles.bar}>
          <SubmitButton label={m.area_save_changes()} busyLabel={m.form_saving()} />
          <div aria-live="polite" className={styles.notice}>
            {saved ? <Alert tone="success">{m.account_saved()}</Alert> : null}
          </div>
        </Cluster>
      </CheckedForm>
    </div>
  );
}

/** Why the settings were not saved (SET-03). */
function saveFailure(error: unknown): string {
  const reason = knownReason(error);
  return reason ? m.account_save_failed_because({ reason }) : m.account_save_failed();
}

interface ProfileFieldsProps {
  account: Account;
  /** The address that is in its field is not the account's. */
  changesEmail: boolean;
}

function ProfileFields({ account, changesEmail }: ProfileFieldsProps) {
  return (
    <SettingsSection title={m.account_profile_heading()} text={m.account_profile_text()}>
      <PendingEmail account={account} />
      <FieldRow>
        <TextField
          name="firstName"
          label={m.form_first_name()}
          autoComplete="given-name"
          required
        />
        <TextField name="lastName" label={m.form_last_name()} autoComplete="family-name" required />
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
      <FieldRow>
        <SelectField
          name="language"
          label={m.account_language()}
          hint={m.account_language_hint()}
          options={languageNames}
          placeholder={account.language ? undefined : m.account_language_unset()}
        />
      </FieldRow>
    </SettingsSection>
  );
}

/** A new address waits for its link to be opened; until then the change can be taken back. */
function PendingEmail({ account: { email, pendingEmail } }: { account: Account }) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('account.cancelEmail'),
    onSuccess: () => {
      queries.setQueryData<Account>(
        endpointKey('account.get'),
        (account) => account && { ...account, pendingEmail: null },
      );
      toast({ message: m.account_pending_cancelled() });
    },
    onError: () => toast({ message: m.account_pending_cancel_failed(), tone: 'danger' }),
  });
  if (!pendingEmail) return null;
  return (
    <Alert
      title={m.account_pending_title({ email: pendingEmail })}
      action={
        <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate()}>
          {m.account_pending_cancel()}
        </Button>
      }
    >
      {m.account_pending_text({ email })}
    </Alert>
  );
}

function PasswordFields() {
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
        <NewPasswordFields names={['newPassword', 'confirmPassword']} />
      </FieldRow>
    </SettingsSection>
  );
}
