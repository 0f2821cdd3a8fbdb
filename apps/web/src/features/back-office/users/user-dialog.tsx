import type { AdminUser } from '@vitrine/contracts';
import { useEffect, useState } from 'react';
import { m } from '#messages';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { useSession } from '../../../lib/session.ts';
import { formOf, leftDraft, NEW_USER, UserDraft, type UserForm } from './user-draft.ts';
import { UserFields } from './user-fields.tsx';

interface UserDialogProps {
  /** The account to change; a new one without it. */
  user: AdminUser | undefined;
  onClose: () => void;
}

/** The modal in which an account is made or changed. What is typed stays until it is saved. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const owner = useSession()?.email ?? '';
  const id = user?.id ?? 'new';
  const [draft] = useState(() => new UserDraft(owner, id));
  const [start, setStart] = useState(() => startFrom(user, leftDraft(owner, id)));
  useEffect(() => draft.watch(), [draft]);
  const leave = () => {
    draft.drop();
    onClose();
  };
  const startAnew = (from: AdminUser | undefined) => {
    draft.drop();
    setStart({ ...startFrom(from, undefined), round: start.round + 1 });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={user ? m.admin_users_edit_title() : m.admin_users_add_title()}
      description={user ? undefined : m.admin_users_add_hint()}
    >
      <UserFields
        key={start.round}
        user={start.user}
        values={start.form}
        isKept={start.isKept}
        isSelf={user?.email === owner}
        onType={(form) => draft.type({ form, user: start.user })}
        onStartAnew={(from) => startAnew(from ?? user)}
        onLeave={leave}
      />
    </Dialog>
  );
}

/** A change goes on from the account as it was when it began, so that nothing is overwritten. */
function startFrom(
  user: AdminUser | undefined,
  left: { form: UserForm; user?: AdminUser | undefined } | undefined,
) {
  const form = left?.form ?? (user ? formOf(user) : NEW_USER);
  return { user: left?.user ?? user, form, isKept: left !== undefined, round: 0 };
}
