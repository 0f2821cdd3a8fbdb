import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  type AccountStatus,
  type AdminUser,
  type AdminUserInput,
  accountStatuses,
  adminUserSchema,
  type EndpointInput,
  type Role,
  roles,
} from '@vitrine/contracts';
import { type FieldPath, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { EditorForm, RestorePrompt, SaveFailure } from '#components/editing/editor-form.tsx';
import { Fields } from '#components/editing/fields.tsx';
import { Alert } from '#components/feedback/alert.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { useApi } from '#lib/api-context.ts';
import type { Field } from '#lib/editing/field.ts';
import { findSavedDraft } from '#lib/editing/use-draft.ts';
import { useEditor } from '#lib/editing/use-editor.ts';
import { listCache } from '#lib/list-query.ts';
import { useSession } from '#lib/session.ts';
import { m } from '#messages';
import { type StatusLooks, statusOptions } from '../components/status-badge.tsx';

interface UserDialogProps {
  /** The account to change; a new one without it. */
  user: AdminUser | undefined;
  onClose: () => void;
}

/** The modal in which an account is made or changed. What is typed stays until it is saved. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const editor = useUserEditor(user, onClose);
  const name = user?.name ?? m.admin_users_new();
  const cancel = () => {
    editor.discard();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={user ? m.admin_users_edit_title() : m.admin_users_add_title()}
      description={user ? undefined : m.admin_users_add_hint()}
    >
      <EditorForm editor={editor} name={name} stacked>
        <RestorePrompt name={name} editor={editor} />
        <SaveFailure editor={editor} />
        <Fields fields={identityFields} />
        <Fields fields={accessFields} paired />
        <Warning user={user} />
        <DialogActions>
          <Button variant="secondary" onClick={cancel}>
            {m.ui_cancel()}
          </Button>
          <SubmitButton
            label={user ? m.area_save_changes() : m.admin_users_add()}
            busyLabel={user ? m.admin_users_edit_busy() : m.admin_users_add_busy()}
          />
        </DialogActions>
      </EditorForm>
    </Dialog>
  );
}

/** What saving this would end. */
function Warning({ user }: Pick<UserDialogProps, 'user'>) {
  const own = useSession()?.email;
  const { role, status } = useWatch() as UserValues;
  if (user?.email === own && user && (role !== 'admin' || status !== 'active')) {
    return <Alert tone="danger">{m.admin_users_self_warning()}</Alert>;
  }
  const ends = user?.status === 'active' && status !== 'active';
  return ends ? <Alert>{m.admin_users_edit_inactive()}</Alert> : null;
}

const userCache = (queries: QueryClient) => listCache(queries, 'admin.users.list');

/** The account as any list knows it. */
export const cachedUser = (queries: QueryClient, id: string): AdminUser | undefined =>
  userCache(queries).find(id);

/** Shows an account as it is now in every list, before those are asked for anew. */
const showUser = (queries: QueryClient, user: AdminUser): void =>
  userCache(queries).patch(user.id, user);

/** After accounts were made, changed or erased. */
export const usersChanged = (queries: QueryClient): Promise<unknown> =>
  Promise.all([
    userCache(queries).refresh(),
    queries.invalidateQueries({ queryKey: ['admin.overview'] }),
  ]);

export const userRole: StatusLooks<Role> = {
  admin: { label: m.admin_users_role_admin, tone: 'accent' },
  editor: { label: m.admin_users_role_editor, tone: 'info' },
  user: { label: m.admin_users_role_user, tone: 'neutral' },
};

/** A status that nobody knows is 'Unknown' (AUS-02). */
export const userStatus: StatusLooks<AccountStatus | 'unknown'> = {
  active: { label: m.admin_users_status_active, tone: 'success' },
  inactive: { label: m.admin_users_status_inactive, tone: 'danger' },
  pending: { label: m.admin_users_status_pending, tone: 'warning' },
  unknown: { label: m.admin_users_status_unknown, tone: 'neutral' },
};

export const knownStatus = (status: string): AccountStatus | 'unknown' =>
  accountStatuses.find((known) => known === status) ?? 'unknown';

/** What the modal asks for. It checks nothing: the server does (AUS-03). */
type UserValues = Pick<AdminUser, 'name' | 'email' | 'role' | 'status'>;

type UserField = Field<FieldPath<UserValues>>;

const identityFields: readonly UserField[] = [
  { path: 'name', label: m.field_name, kind: 'line' },
  { path: 'email', label: m.field_email, kind: 'line', type: 'email' },
];
const accessFields: readonly UserField[] = [
  {
    path: 'role',
    label: m.admin_users_role,
    kind: 'select',
    options: () => statusOptions(roles, userRole),
  },
  {
    path: 'status',
    label: m.area_status,
    kind: 'select',
    options: () => statusOptions(accountStatuses, userStatus),
    show: (status: string) => userStatus[knownStatus(status)].label(),
  },
];

const valuesOf = (user: AdminUser | undefined): UserValues => ({
  name: user?.name ?? '',
  email: user?.email ?? '',
  role: user?.role ?? 'user',
  status: user?.status ?? 'pending',
});

const draftKind = (id: string) => `user:${id}`;
const draftSchema = z.object({ stored: adminUserSchema });

/** The account that a change began from which was typed and not saved. */
export const userFromDraft = (owner: string, id: string): AdminUser | undefined =>
  findSavedDraft(owner, draftKind(id), draftSchema)?.stored;

/** An account while somebody changes it; without one, a new account. */
function useUserEditor(user: AdminUser | undefined, onSaved: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  return useEditor<AdminUser, UserValues, EndpointInput<'admin.users.create'>['body']>({
    draft: draftKind(user?.id ?? 'new'),
    fields: [...identityFields, ...accessFields],
    stored: user,
    storedSchema: adminUserSchema,
    values: valuesOf,
    body: (values) => values as AdminUserInput,
    send: ({ stored, body }) =>
      stored
        ? api.call(
            'admin.users.update',
            { params: { id: stored.id }, body },
            { ifMatch: stored.version },
          )
        : api.call('admin.users.create', { body }),
    current({ current }) {
      const theirs = adminUserSchema.safeParse(current).data;
      if (theirs) showUser(queries, theirs);
      return theirs;
    },
    onSaved(saved) {
      showUser(queries, saved);
      const { name, email } = saved;
      toast({ message: user ? m.admin_users_edited({ name }) : m.admin_users_added({ email }) });
      onSaved();
      void usersChanged(queries);
    },
  });
}
