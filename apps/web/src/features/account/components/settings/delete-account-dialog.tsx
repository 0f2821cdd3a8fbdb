import { useQueryClient } from '@tanstack/react-query';
import { offeredPassword, type SessionRole } from '@vitrine/contracts';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { m } from '#messages';
import { useToast } from '../../../../components/feedback/toast-context.ts';
import { Form } from '../../../../components/form/form.tsx';
import { PasswordField } from '../../../../components/form/password-field.tsx';
import { Dialog } from '../../../../components/ui/dialog.tsx';
import { useApi } from '../../../../lib/api-context.ts';
import { paths } from '../../../../lib/paths.ts';
import { session } from '../../../../lib/session.ts';
import { forgetPerson } from '../../forget-person.ts';
import { DeleteAccountActions } from './delete-account-actions.tsx';
import styles from './delete-account-dialog.module.css';

const schema = z.object({ password: offeredPassword() });

interface DeleteAccountDialogProps {
  role: SessionRole;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says what goes, and takes the password for it. */
export function DeleteAccountDialog({ role, open, onOpenChange }: DeleteAccountDialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const erase = async (body: { password: string }) => {
    await api.call('account.delete', { body });
    await forgetPerson(session, queries);
    toast({ message: m.account_deleted() });
    // Over the guard's own way out, which leads to sign-in: there is nothing to sign in to.
    await navigate(paths.home.to(), { replace: true });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.account_delete_title()}
      description={m.account_delete_question()}
    >
      <ul className={styles.parts}>
        {partsOf(role).map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className={styles.keep}>{m.account_delete_keep()}</p>
      <Form schema={schema} defaultValues={{ password: '' }} onSubmit={erase}>
        <PasswordField
          name="password"
          label={m.account_delete_password()}
          autoComplete="current-password"
        />
        <DeleteAccountActions onCancel={() => onOpenChange(false)} />
      </Form>
    </Dialog>
  );
}

/** What is erased, as somebody of this role knows it. */
const partsOf = (role: SessionRole): string[] =>
  role === 'admin'
    ? [m.account_delete_part_account(), m.account_delete_part_acts()]
    : [
        m.account_delete_part_account(),
        m.account_delete_part_page(),
        m.account_delete_part_files(),
        m.account_delete_part_people(),
      ];
