import { UserPlus } from 'lucide-react';
import { m } from '#messages';
import { Button } from '../../../components/ui/button.tsx';
import { useAddress } from '../../../lib/use-address.ts';
import { NEW } from './users.tsx';

/** Opens the modal for a new account. */
export function AddUser() {
  const [, change] = useAddress();
  return (
    <Button onClick={() => change({ user: NEW })}>
      <UserPlus size={18} aria-hidden="true" />
      {m.admin_users_add()}
    </Button>
  );
}
