import { useQueryClient } from '@tanstack/react-query';
import type { AdminUser } from '@vitrine/contracts';
import { useState } from 'react';
import { m } from '#messages';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { useSession } from '../../../lib/session.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { DeleteUser } from './delete-user.tsx';
import { cachedUser, useUsers } from './use-users.ts';
import { UserDialog } from './user-dialog.tsx';
import { leftDraft } from './user-draft.ts';
import { isFiltered, readFilter } from './user-filter.ts';
import { UserFilters } from './user-filters.tsx';
import { UsersList } from './users-list.tsx';

const EVERYTHING = { q: '', role: '', status: '' };
export const NEW = 'new';

/** The accounts, narrowed by what the address says; it also names the one that is open (AUS-01). */
export function Users() {
  const [address, change] = useAddress();
  const filter = readFilter(address);
  const query = useUsers(filter);
  const users = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const opened = address.get('user');
  const [deleting, setDeleting] = useState<AdminUser>();
  return (
    <>
      <UserFilters filter={filter} onChange={change} />
      <p role="status">
        <VisuallyHidden>
          {query.data && !query.isPlaceholderData && !query.hasNextPage
            ? m.admin_users_count({ count: users.length })
            : ''}
        </VisuallyHidden>
      </p>
      <UsersList
        query={query}
        users={users}
        onReset={isFiltered(filter) ? () => change(EVERYTHING) : undefined}
        onEdit={({ id }) => change({ user: id })}
        onDelete={setDeleting}
      />
      <OpenUser
        // an account is found once the list has come
        key={opened === NEW ? NEW : `${opened} ${query.data !== undefined}`}
        id={opened}
        onClose={() => change({ user: '' })}
      />
      {deleting ? <DeleteUser user={deleting} onClose={() => setDeleting(undefined)} /> : null}
    </>
  );
}

/** The modal over the list, of the account in the address; what was typed there knows it, too. */
function OpenUser({ id, onClose }: { id: string | null; onClose: () => void }) {
  const queries = useQueryClient();
  const owner = useSession()?.email ?? '';
  const [user] = useState(() =>
    id && id !== NEW ? (cachedUser(queries, id) ?? leftDraft(owner, id)?.user) : undefined,
  );
  if (!id || (id !== NEW && !user)) return null;
  return <UserDialog user={user} onClose={onClose} />;
}
