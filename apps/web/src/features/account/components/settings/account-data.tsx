import { useMutation, useQueryClient } from '@tanstack/react-query';
import { holds, type SessionRole } from '@vitrine/contracts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Alert } from '#components/feedback/alert.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { CheckedForm } from '#components/form/checked-form.tsx';
import { useSurroundingForm } from '#components/form/form-context.ts';
import { PasswordField } from '#components/form/password-field.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { SettingsSection } from '#components/layout/settings-section.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { forgetPerson } from '#features/account/forget-person.ts';
import { useApi } from '#lib/api-context.ts';
import { now } from '#lib/clock.ts';
import { knownReason } from '#lib/known-reason.ts';
import { paths } from '#lib/paths.ts';
import { saveFile } from '#lib/save-file.ts';
import { session } from '#lib/session.ts';
import { m } from '#messages';
import styles from './account-data.module.css';
import { checksCode, prepareChecks } from './load-checks.ts';

/** Everything held about the person, as one file (SET-04). */
export function Archive({ role }: { role: SessionRole }) {
  const api = useApi();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.download('account.archive'),
    onSuccess: (archive) => saveFile(archive, `my-data-${today()}.zip`),
  });
  return (
    <SettingsSection
      title={m.account_archive_heading()}
      text={holds(role, 'office') ? m.account_archive_text_admin() : m.account_archive_text()}
    >
      <div>
        <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
          {isPending ? null : <Download size={18} aria-hidden="true" />}
          {isPending ? m.account_archive_busy() : m.account_archive_action()}
        </Button>
      </div>
      {isPending ? <Alert>{m.account_archive_busy_text()}</Alert> : null}
      {isSuccess ? <Alert tone="success">{m.account_archive_done()}</Alert> : null}
      {error ? <Alert tone="danger">{failure(error)}</Alert> : null}
    </SettingsSection>
  );
}

const today = () => new Date(now()).toISOString().slice(0, 10);

function failure(error: unknown): string {
  const reason = knownReason(error);
  return reason ? m.account_archive_failed_because({ reason }) : m.account_archive_failed();
}

/** Deletes the account for good (SET-04). */
export function DeleteAccount({ role }: { role: SessionRole }) {
  const [asking, ask] = useState(false);
  return (
    <SettingsSection
      tone="danger"
      title={m.area_delete_account()}
      text={holds(role, 'office') ? m.account_delete_text_admin() : m.account_delete_text()}
    >
      <div>
        <Button variant="danger" onClick={() => ask(true)}>
          {m.account_delete_action()}
        </Button>
        <DeleteAccountDialog role={role} open={asking} onOpenChange={ask} />
      </div>
    </SettingsSection>
  );
}

interface Password {
  password: string;
}

const resolver: Resolver<Password, unknown, Password> = async (...values) =>
  (await checksCode.load()).deletionResolver(...values);

interface DeleteAccountDialogProps {
  role: SessionRole;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says what will be deleted, and asks for the password. */
function DeleteAccountDialog({ role, open, onOpenChange }: DeleteAccountDialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const erase = async (body: Password) => {
    await api.call('account.delete', { body });
    await forgetPerson(session, queries);
    toast({ message: m.account_deleted() });
    // Replaces the guard's redirect to sign-in: there is no account to sign in to.
    await navigate(paths.home.to(), { replace: true });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.account_delete_title()}
      description={m.account_delete_question()}
    >
      <ul className={layoutClass('stack', { gap: 1 }, styles.parts)}>
        {partsOf(role).map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className={textStyle({ tone: 'muted', size: 'small', above: 2, below: 3 })}>
        {m.account_delete_keep()}
      </p>
      <CheckedForm
        resolver={resolver}
        prepare={prepareChecks}
        defaultValues={{ password: '' }}
        onSubmit={erase}
      >
        <PasswordField
          name="password"
          label={m.account_delete_password()}
          autoComplete="current-password"
        />
        <DeleteAccountActions onCancel={() => onOpenChange(false)} />
      </CheckedForm>
    </Dialog>
  );
}

/** What is erased, as someone of this role knows it. */
const partsOf = (role: SessionRole): string[] =>
  holds(role, 'office')
    ? [m.account_delete_part_account(), m.account_delete_part_acts()]
    : [
        m.account_delete_part_account(),
        m.account_delete_part_page(),
        m.account_delete_part_files(),
        m.account_delete_part_people(),
      ];

function DeleteAccountActions({ onCancel }: { onCancel: () => void }) {
  const sending = useSurroundingForm()?.sending ?? false;
  return (
    <DialogActions>
      <Button variant="secondary" disabled={sending} onClick={onCancel}>
        {m.ui_cancel()}
      </Button>
      <SubmitButton
        variant="danger"
        label={m.account_delete_confirm()}
        busyLabel={m.account_delete_busy()}
      />
    </DialogActions>
  );
}
