import { areaPage } from '#app/area-page.tsx';
import { AddUser, Users } from '#features/back-office/users/users.tsx';
import type { PageQueries } from '#lib/page.ts';
import { m } from '#messages';

export const earlyQueries: PageQueries = ({ query }) => [query('admin.users.list')];

export const { head, Page } = areaPage({
  title: m.admin_users_title,
  actions: AddUser,
  content: Users,
});
