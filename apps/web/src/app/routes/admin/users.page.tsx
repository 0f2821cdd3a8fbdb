import { m } from '#messages';
import { AddUser, Users } from '../../../features/back-office/users/users.tsx';
import { areaPage } from '../../area-page.tsx';

export const { head, Page } = areaPage({
  title: m.admin_users_title,
  actions: AddUser,
  content: Users,
});
