import type { AdminUser } from '@vitrine/contracts';
import { m } from '#messages';
import { SearchField } from '../../../components/ui/search-field.tsx';
import { useAddress } from '../../../lib/use-address.ts';
import { chosenOption } from '../components/chosen-option.ts';
import { FilterBar } from '../components/filter-bar.tsx';
import { FilterSelect } from '../components/filter-select.tsx';
import { findUsers } from './find-users.ts';
import { roleOptions, statusOptions } from './user-words.ts';
import { UsersTable } from './users-table.tsx';

/** The accounts, narrowed by what the address says (AUS-01). */
export function Users({ users }: { users: readonly AdminUser[] }) {
  const [address, change] = useAddress();
  const search = address.get('q') ?? '';
  const role = chosenOption(roleOptions(), address.get('role'));
  const status = chosenOption(statusOptions(), address.get('status'));
  return (
    <>
      <FilterBar>
        <SearchField
          label={m.admin_users_search()}
          value={search}
          onChange={(q) => change({ q })}
        />
        <FilterSelect
          name="role"
          label={m.admin_users_role()}
          all={m.admin_users_role_all()}
          options={roleOptions()}
          value={role}
          onChange={(chosen) => change({ role: chosen })}
        />
        <FilterSelect
          name="status"
          label={m.admin_users_status()}
          all={m.admin_users_status_all()}
          options={statusOptions()}
          value={status}
          onChange={(chosen) => change({ status: chosen })}
        />
      </FilterBar>
      <UsersTable users={findUsers(users, { search, role, status })} />
    </>
  );
}
