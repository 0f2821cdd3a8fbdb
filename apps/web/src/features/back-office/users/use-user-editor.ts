import { useQueryClient } from '@tanstack/react-query';
import {
  type AdminUser,
  type AdminUserInput,
  adminUserSchema,
  type EndpointInput,
} from '@vitrine/contracts';
import type { FieldPath } from 'react-hook-form';
import { z } from 'zod';
import { m } from '#messages';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { useApi } from '../../../lib/api-context.ts';
import type { Field } from '../../../lib/editing/field.ts';
import { findSavedDraft } from '../../../lib/editing/use-draft.ts';
import { useEditor } from '../../../lib/editing/use-editor.ts';
import { showUser, usersChanged } from './use-users.ts';
import { roleOptions, statusLabel, statusOptions } from './user-words.ts';

/** What the modal asks for. It checks nothing: the server does (AUS-03). */
export type UserValues = Pick<AdminUser, 'name' | 'email' | 'role' | 'status'>;

export const userFields: readonly Field<FieldPath<UserValues>>[] = [
  { path: 'name', label: m.admin_users_column_name, kind: 'line' },
  { path: 'email', label: m.admin_users_column_email, kind: 'line' },
  { path: 'role', label: m.admin_users_column_role, kind: 'select', options: roleOptions },
  {
    path: 'status',
    label: m.admin_users_column_status,
    kind: 'select',
    options: statusOptions,
    show: statusLabel,
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
