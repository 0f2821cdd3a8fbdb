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
import type { FieldPath } from 'react-hook-form';
import { z } from 'zod';
import { useToast } from '#components/feedback/toast-context.ts';
import { useApi } from '#lib/api-context.ts';
import type { Field } from '#lib/editing/field.ts';
import { findSavedDraft } from '#lib/editing/use-draft.ts';
import { useEditor } from '#lib/editing/use-editor.ts';
import { listCache } from '#lib/list-query.ts';
import { m } from '#messages';
import type { StatusLooks } from '../components/status-badge.tsx';

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

export const roleOptions = () => roles.map((value) => ({ value, label: userRole[value].label() }));
export const statusOptions = () =>
  accountStatuses.map((value) => ({ value, label: userStatus[value].label() }));

/** What the modal asks for. It checks nothing: the server does (AUS-03). */
export type UserValues = Pick<AdminUser, 'name' | 'email' | 'role' | 'status'>;

const userFields: readonly Field<FieldPath<UserValues>>[] = [
  { path: 'name', label: m.field_name, kind: 'line' },
  { path: 'email', label: m.field_email, kind: 'line' },
  { path: 'role', label: m.admin_users_role, kind: 'select', options: roleOptions },
  {
    path: 'status',
    label: m.area_status,
    kind: 'select',
    options: statusOptions,
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
export function useUserEditor(user: AdminUser | undefined, onSaved: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  return useEditor<AdminUser, UserValues, EndpointInput<'admin.users.create'>['body']>({
    draft: draftKind(user?.id ?? 'new'),
    fields: userFields,
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
