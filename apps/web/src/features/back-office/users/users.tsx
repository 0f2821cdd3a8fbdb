import { type AdminUser, accountStatuses, roles } from '@vitrine/contracts';
import { KeyRound, LogOut, MailPlus, Pencil, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '#components/feedback/alert.tsx';
import { Cluster, Row } from '#components/layout/primitives.tsx';
import { searchFilter, selectFilter, useFilters } from '#components/list/filters.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmAction } from '#components/ui/confirm-dialog.tsx';
import type { Column } from '#components/ui/data-table.tsx';
import { EmailText } from '#components/ui/email-text.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { orGone, useList } from '#lib/list-query.ts';
import { useSession } from '#lib/session.ts';
import { useAddress } from '#lib/use-address.ts';
import { m } from '#messages';
import { DateTime } from '../components/date-time.tsx';
import { loadedDialog } from '../components/loaded-part.tsx';
import { StatusBadge } from '../components/status-badge.tsx';
import { TableList } from '../components/table-list.tsx';
import { useAction } from '../components/use-action.ts';
import type { OpenUserProps } from './user-dialog.tsx';
import { knownStatus, NEW_USER, userRole, userStatus, usersChanged } from './user-list.ts';

/** All that changing an account takes comes with the first that is opened. */
const OpenUser = loadedDialog<OpenUserProps>(
  async () => (await import('./user-dialog.tsx')).OpenUser,
  ({ id }) => ({
    title: id === NEW_USER ? m.admin_users_add_title() : m.admin_users_edit_title(),
  }),
);

interface RowActions {
  /** E-mail of who looks. */
  own: string | undefined;
  onEdit: (user: AdminUser) => void;
  onSignOut: (user: AdminUser) => void;
  onReset: (user: AdminUser) => void;
  onDelete: (user: AdminUser) => void;
}

const userColumns = (actions: RowActions): Column<AdminUser>[] => [
  {
    id: 'name',
    header: m.field_name(),
    rowHeader: true,
    cell: ({ name, email, twoSteps }) => (
      <Cluster gap={1} rowGap={0.5} align="center" className={textStyle({ wrap: 'anywhere' })}>
        {name}
        {twoSteps ? <Badge tone="success">{m.admin_users_two_steps()}</Badge> : null}
        {email === actions.own ? <Badge tone="accent">{m.admin_users_self()}</Badge> : null}
      </Cluster>
    ),
  },
  {
    id: 'email',
    header: m.field_email(),
    card: 'line',
    cell: ({ email }) => (
      <span className={textStyle({ wrap: 'anywhere' })}>
        <EmailText address={email} />
      </span>
    ),
  },
  {
    id: 'role',
    header: m.admin_users_role(),
    card: 'beside',
    cell: ({ role }) => <StatusBadge looks={userRole} status={role} dot={false} />,
  },
  {
    id: 'status',
    header: m.area_status(),
    card: 'beside',
    cell: ({ status }) => <StatusBadge looks={userStatus} status={knownStatus(status)} />,
  },
  {
    id: 'last-login',
    header: m.admin_users_column_last_login(),
    cell: ({ lastLogin }) => (
      <span className={textStyle({ tone: 'muted' })}>
        {lastLogin ? <DateTime at={lastLogin} /> : m.admin_users_never()}
      </span>
    ),
  },
  {
    id: 'actions',
    header: m.admin_column_actions(),
    align: 'end',
    cell: (user) => <Actions user={user} {...actions} />,
  },
];

function Actions(props: RowActions & { user: AdminUser }) {
  const { user, own, onEdit, onSignOut, onReset, onDelete } = props;
  const { name, email, status, twoSteps } = user;
  return (
    <Row>
      {status === 'pending' ? <Invite user={user} /> : null}
      <IconButton label={m.admin_edit_named({ name })} onClick={() => onEdit(user)}>
        <Pencil size={18} aria-hidden="true" />
      </IconButton>
      {status === 'pending' ? null : (
        <IconButton label={m.admin_users_sign_out({ name })} onClick={() => onSignOut(user)}>
          <LogOut size={18} aria-hidden="true" />
        </IconButton>
      )}
      {twoSteps && email !== own ? (
        <IconButton label={m.admin_users_reset_steps({ name })} onClick={() => onReset(user)}>
          <KeyRound size={18} aria-hidden="true" />
        </IconButton>
      ) : null}
      <IconButton
        label={m.area_delete_named({ name })}
        tone="danger"
        onClick={() => onDelete(user)}
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </Row>
  );
}

/** Mails the link to choose a password once more (AUS-03). */
function Invite({ user: { id, name, email } }: { user: AdminUser }) {
  const { mutate, isPending } = useAction({
    send: (api) => api.call('admin.users.invite', { params: { id } }),
    done: () => m.admin_users_invited({ email }),
    failed: (error) => `${m.admin_users_invite_failed()}. ${failureReason(error)}`,
  });
  return (
    <IconButton label={m.admin_users_invite({ name })} busy={isPending} onClick={() => mutate()}>
      <MailPlus size={18} aria-hidden="true" />
    </IconButton>
  );
}

interface UserQuestionProps {
  user: AdminUser;
  onClose: () => void;
}

/** Asks before an account is erased, and says what goes with it (AUS-01). */
function DeleteUser({ user: { id, name, email }, onClose }: UserQuestionProps) {
  const isSelf = useSession()?.email === email;
  const deletion = useAction({
    send: (api) => orGone(api.call('admin.users.delete', { params: { id } })),
    done: () => m.admin_users_deleted({ name }),
    trashed: { kind: 'account', id },
    onDone: (queries) => {
      onClose();
      void usersChanged(queries);
    },
  });
  return (
    <ConfirmAction
      action={deletion}
      failed={m.admin_users_delete_failed()}
      title={m.admin_users_delete_title()}
      question={m.admin_users_delete_question({ name, email })}
      confirmLabel={m.area_delete_account()}
      onClose={onClose}
    >
      {isSelf ? <Alert>{m.admin_users_delete_self()}</Alert> : null}
    </ConfirmAction>
  );
}

/** Asks before every session of an account ends. */
function SignOutUser({ user: { id, name, email }, onClose }: UserQuestionProps) {
  const isSelf = useSession()?.email === email;
  const ending = useAction({
    send: (api) => api.call('admin.users.endSessions', { params: { id } }),
    done: () => m.admin_users_signed_out({ name }),
    onDone: onClose,
  });
  return (
    <ConfirmAction
      action={ending}
      failed={m.admin_users_sign_out_failed()}
      title={m.admin_users_sign_out_title()}
      question={m.admin_users_sign_out_question({ name, email })}
      confirmLabel={m.admin_users_sign_out_confirm()}
      onClose={onClose}
    >
      {isSelf ? <Alert>{m.admin_users_sign_out_self()}</Alert> : null}
    </ConfirmAction>
  );
}

/** Asks before the second step of an account is removed, for someone who has lost it. */
function ResetSecondFactor({ user: { id, name, email }, onClose }: UserQuestionProps) {
  const reset = useAction({
    send: (api) => api.call('secondFactor.reset', { params: { id } }),
    done: () => m.admin_users_steps_reset({ name }),
    onDone: (queries) => {
      onClose();
      void usersChanged(queries);
    },
  });
  return (
    <ConfirmAction
      action={reset}
      failed={m.admin_users_reset_steps_failed()}
      title={m.admin_users_reset_steps_title()}
      question={m.admin_users_reset_steps_question({ name, email })}
      confirmLabel={m.admin_users_reset_steps_confirm()}
      onClose={onClose}
    />
  );
}

/** Beside the title: opens the modal for a new account. */
export function AddUser() {
  const [, change] = useAddress();
  return (
    <Button onClick={() => change({ user: NEW_USER })}>
      <UserPlus size={18} aria-hidden="true" />
      {m.admin_users_add()}
    </Button>
  );
}

const FILTERS = {
  q: searchFilter(m.admin_users_search),
  role: selectFilter({
    label: m.admin_users_role,
    all: m.admin_users_role_all,
    values: roles,
    nameOf: (role) => userRole[role].label(),
  }),
  status: selectFilter({
    label: m.area_status,
    all: m.admin_status_all,
    values: accountStatuses,
    nameOf: (status) => userStatus[status].label(),
  }),
};

const WORDS = {
  loading: m.admin_users_loading,
  failed: m.admin_users_failed,
  moreFailed: m.admin_users_more_failed,
};

/** The accounts, narrowed by what the address says; it also names the one that is open (AUS-01). */
export function Users() {
  const [address, change] = useAddress();
  const filters = useFilters(FILTERS);
  const list = useList('admin.users.list', filters.query);
  const own = useSession()?.email;
  const opened = address.get('user');
  const [signingOut, setSigningOut] = useState<AdminUser>();
  const [resetting, setResetting] = useState<AdminUser>();
  const [deleting, setDeleting] = useState<AdminUser>();
  return (
    <>
      <TableList
        filters={filters}
        list={list}
        count={m.admin_users_count}
        words={WORDS}
        empty={{ title: m.admin_users_empty(), reset: m.admin_users_reset() }}
        caption={m.admin_users_title()}
        columns={userColumns({
          own,
          onEdit: ({ id }) => change({ user: id }),
          onSignOut: setSigningOut,
          onReset: setResetting,
          onDelete: setDeleting,
        })}
      />
      {opened ? <OpenUser key={opened} id={opened} onClose={() => change({ user: '' })} /> : null}
      {signingOut ? (
        <SignOutUser user={signingOut} onClose={() => setSigningOut(undefined)} />
      ) : null}
      {resetting ? (
        <ResetSecondFactor user={resetting} onClose={() => setResetting(undefined)} />
      ) : null}
      {deleting ? <DeleteUser user={deleting} onClose={() => setDeleting(undefined)} /> : null}
    </>
  );
}
