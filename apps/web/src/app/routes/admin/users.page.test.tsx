import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminUser } from '../../../testing/admin-user.ts';
import { answer } from '../../../testing/answer.ts';
import { renderWithProviders } from '../../../testing/render-with-providers.tsx';
import { server } from '../../../testing/server.ts';
import { Page } from './users.page.tsx';

const users = [
  adminUser({ id: 'a', name: 'Ada', role: 'admin', status: 'active' }),
  adminUser({ id: 'b', name: 'Ben', role: 'editor', status: 'inactive', email: 'x@y.example' }),
  adminUser({ id: 'c', name: 'Cleo', role: 'user', status: 'pending', lastLogin: null }),
  adminUser({ id: 'd', name: 'Dan', role: 'user', status: 'frozen' }),
];
const open = (path = '/admin/users') => {
  server.use(answer('admin.users.list', users));
  return renderWithProviders(<Page />, { path, pattern: '/admin/users' });
};
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const row = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

it('shows placeholders, then the accounts', async () => {
  open();
  expect(screen.getByRole('status').textContent).toBe('Loading users');
  const table = await screen.findByRole('table', { name: 'Users' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Name', 'Email', 'Role', 'Status', 'Last Login']);
  expect(row(/Ada/).slice(1, 3)).toEqual(['Admin', 'Active']);
  expect(row(/Ben/).slice(1, 3)).toEqual(['Editor', 'Inactive']);
  expect(row(/Cleo/).slice(1)).toEqual(['User', 'Pending', 'Never']);
  expect(row(/Dan/)[2]).toBe('Unknown');
});

it('gives each status a colour of its own', async () => {
  open();
  await screen.findByRole('table');
  const badges = ['Active', 'Inactive', 'Pending', 'Unknown'].map((status) =>
    within(screen.getByRole('table')).getByText(status),
  );
  expect(new Set(badges.map((badge) => badge.className)).size).toBe(4);
});

it('narrows by name or e-mail, role and status', async () => {
  const { user } = open();
  await user.type(await screen.findByRole('searchbox', { name: 'Search users' }), 'X@Y');
  expect(names()).toEqual(['Ben']);
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  await user.selectOptions(screen.getByLabelText('Role'), 'User');
  expect(names()).toEqual(['Cleo', 'Dan']);
  await user.selectOptions(screen.getByLabelText('Status'), 'Pending');
  expect(names()).toEqual(['Cleo']);
  await user.selectOptions(screen.getByLabelText('Role'), 'Admin');
  expect(screen.getByText('No users found matching your criteria')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Role'), 'All Roles');
  await user.selectOptions(screen.getByLabelText('Status'), 'All Statuses');
  expect(names()).toHaveLength(4);
});

it('reads the filters from the address and ignores those that do not exist', async () => {
  open('/admin/users?role=editor&status=frozen');
  await screen.findByRole('table');
  expect(names()).toEqual(['Ben']);
  expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('');
});
