import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  type AdminUser,
  type AdminUserInput,
  accountStatuses,
  adminUserInputSchema,
  adminUserSchema,
  type EndpointInput,
  holds,
  roles,
} from '@vitrine/contracts';
import { useState } from 'react';
import { type FieldPath, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { EditorForm, SaveFailure } from '#components/editing/editor-form.tsx';
import { Fields } from '#components/editing/fields.tsx';
import { RestorePrompt } from '#components/editing/restore-prompt.tsx';
import { Alert } from '#components/feedback/alert.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { useApi } from '#lib/api-context.ts';
import type { Field } from '#lib/editing/field.ts';
import { findSavedDraft } from '#lib/editing/use-draft.ts';
import { useEditor } from '#lib/editing/use-editor.ts';
import { useSession } from '#lib/session.ts';
import { m } from '#messages';
import { statusOptions } from '../components/status-badge.tsx';
import { watchedRecord } from '../live/watched-record.ts';
import {
  cachedUser,
  knownStatus,
  NEW_USER,
  userCache,
  userRole,
  userStatus,
  usersChanged,
} from './user-list.ts';

export interface OpenUserProps {
  /** As the address has it. */
  id: string;
  onClose: () => void;
}

/** The modal over the list, of the account in the address; what was typed there knows it, too. */
export function OpenUser({ id, onClose }: OpenUserProps) {
  const queries = useQueryClient();
  const owner = useSession()?.email ?? '';
  const find = () =>
    id !== NEW_USER ? (cachedUser(queries, id) ?? userFromDraft(owner, id)) : undefined;
  const [opened, setOpened] = useState(find);
  // An account that has no draft is found once the list has come; from then on it stays.
  const user = opened ?? find();
  if (user && !opened) setOpened(user);
  if (id !== NEW_USER && !user) return null;
  return <UserDialog user={user} onClose={onClose} />;
}

interface UserDialogProps {
  /** The account to change; a new one without it. */
  user: AdminUser | undefined;
  onClose: () => void;
}

/** The modal in which an account is made or changed. What is typed stays until it is saved. */
function UserDialog({ user, onClose }: UserDialogProps) {
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
  if (user?.email === own && user && (!holds(role, 'users') || status !== 'active')) {
    return <Alert tone="danger">{m.admin_users_self_warning()}</Alert>;
  }
  const ends = user?.status === 'active' && status !== 'active';
  return ends ? <Alert>{m.admin_users_edit_inactive()}</Alert> : null;
}

/** Shows an account as it is now in every list, before those are asked for again. */
const showUser = (queries: QueryClient, user: AdminUser): void =>
  userCache(queries).patch(user.id, user);

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
const userFromDraft = (owner: string, id: string): AdminUser | undefined =>
  findSavedDraft(owner, draftKind(id), draftSchema)?.stored;

/** An account while someone changes it; without one, a new account. */
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
    input: adminUserInputSchema,
    // a new account is pending whatever was asked for
    body: (values, stored) => ({
      ...(values as AdminUserInput),
      ...(stored ? {} : { status: 'pending' }),
    }),
    send: ({ stored, body, key }) =>
      stored
        ? api.call(
            'admin.users.update',
            { params: { id: stored.id }, body: body as AdminUserInput },
            { ifMatch: stored.version },
          )
        : api.call('admin.users.create', { body: { ...body, key } }),
    current({ current }) {
      const theirs = adminUserSchema.safeParse(current).data;
      if (theirs) showUser(queries, theirs);
      return theirs;
    },
    watch: ({ id, version }) =>
      watchedRecord(api, {
        ...{ subject: 'account', id, version },
        // there is no address of one account; it is called by its e-mail
        newest: async (email) => {
          const { items } = await api.call('admin.users.list', { query: { q: email } });
          return items.find((account) => account.id === id);
        },
        versionOf: (now) => now.version,
      }),
    onSaved(saved) {
      showUser(queries, saved);
      const { name, email } = saved;
      toast({ message: user ? m.admin_users_edited({ name }) : m.admin_users_added({ email }) });
      onSaved();
      void usersChanged(queries);
    },
  });
}
