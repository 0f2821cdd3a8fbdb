import { useQueryClient } from '@tanstack/react-query';
import { type AdminUser, adminUserSchema } from '@vitrine/contracts';
import { useState } from 'react';
import { m } from '#messages';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { useApi } from '../../../lib/api-context.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { showUser, usersChanged } from './use-users.ts';
import type { UserBody, UserForm } from './user-draft.ts';

/** What was sent, and what somebody else has stored since it was read. */
export interface Conflict {
  mine: UserForm;
  theirs: AdminUser;
}

/**
 * Makes an account, or changes the one given. A change that somebody else came before is told as a
 * conflict; saved once more, it counts.
 */
export function useSaveUser(user: AdminUser | undefined, onSaved: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const [conflict, setConflict] = useState<Conflict>();

  const done = (message: string) => {
    toast({ message });
    onSaved();
    void usersChanged(queries);
  };
  const add = async (body: UserBody) => {
    const { email } = await api.call('admin.users.create', { body });
    done(m.admin_users_added({ email }));
  };
  const change = async ({ id, version }: AdminUser, mine: UserForm) => {
    const ifMatch = conflict?.theirs.version ?? version;
    try {
      const body = mine as UserBody;
      const saved = await api.call('admin.users.update', { params: { id }, body }, { ifMatch });
      showUser(queries, saved);
      done(m.admin_users_edited({ name: saved.name }));
    } catch (error) {
      const theirs = adminUserSchema.safeParse(error instanceof ApiError && error.current).data;
      if (!theirs) throw error;
      setConflict({ mine, theirs });
      showUser(queries, theirs);
    }
  };
  return {
    conflict,
    save: (form: UserForm) => (user ? change(user, form) : add(form as UserBody)),
  };
}
