import { useQueryClient } from '@tanstack/react-query';
import { type AdminUser, accountStatuses, roles } from '@vitrine/contracts';
import { useState } from 'react';
import { m } from '#messages';
import { searchFilter, selectFilter, useFilters } from '../../../components/list/filters.ts';
import { ListBody } from '../../../components/list/list-body.tsx';
import { ListToolbar } from '../../../components/list/list-toolbar.tsx';
import { DataTable } from '../../../components/ui/data-table.tsx';
import { useList } from '../../../lib/list-query.ts';
import { useSession } from '../../../lib/session.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { DeleteUser } from './delete-user.tsx';
import { userFromDraft } from './use-user-editor.ts';
import { cachedUser } from './use-users.ts';
import { userColumns } from './user-columns.tsx';
import { UserDialog } from './user-dialog.tsx';
import { roleLabel, statusLabel } from './user-words.ts';

export const NEW = 'new';

const FILTERS = {
  q: searchFilter(m.admin_users_search),
  role: selectFilter({
    label: m.admin_users_role,
    all: m.admin_users_role_all,
    values: roles,
    nameOf: roleLabel,
  }),
  status: selectFilter({
    label: m.admin_users_status,
    all: m.admin_users_status_all,
    values: accountStatuses,
    nameOf: statusLabel,
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
  const [deleting, setDeleting] = useState<AdminUser>();
  return (
    <>
      <ListToolbar filters={filters} list={list} count={m.admin_users_count} />
      <ListBody
        list={list}
        filters={filters}
        words={WORDS}
        empty={{ title: m.admin_users_empty(), reset: m.admin_users_reset() }}
      >
        {(users) => (
          <DataTable
            caption={m.admin_users_title()}
            columns={userColumns({
              own,
              onEdit: ({ id }) => change({ user: id }),
              onDelete: setDeleting,
            })}
            rows={users}
            rowKey={({ id }) => id}
            busy={list.isPlaceholderData}
          />
        )}
      </ListBody>
      <OpenUser
        // an account is found once the list has come
        key={opened === NEW ? NEW : `${opened} ${list.isLoaded}`}
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
    id && id !== NEW ? (cachedUser(queries, id) ?? userFromDraft(owner, id)) : undefined,
  );
  if (!id || (id !== NEW && !user)) return null;
  return <UserDialog user={user} onClose={onClose} />;
}
