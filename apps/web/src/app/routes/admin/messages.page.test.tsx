import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, refuse } from '../../../testing/answer.ts';
import { message } from '../../../testing/message.ts';
import { renderWithProviders } from '../../../testing/render-with-providers.tsx';
import { server } from '../../../testing/server.ts';
import { Page } from './messages.page.tsx';

const messages = [
  message({ id: 'a', subject: 'Stock', content: 'Three shops.' }),
  message({ id: 'b', subject: 'Bills', type: 'support', status: 'read' }),
  message({ id: 'c', subject: 'Thanks', type: 'feedback', status: 'archived' }),
];
const open = (path = '/admin/messages') => {
  server.use(answer('admin.messages.list', messages));
  return renderWithProviders(<Page />, { path, pattern: '/admin/messages' });
};
const list = async () => within(await screen.findByRole('list', { name: 'Messages' }));

it('shows all messages in the inbox and the archived ones apart', async () => {
  const { user } = open();
  expect((await list()).getAllByRole('link')).toHaveLength(3);
  expect(screen.getByText('Select a message to view')).toBeTruthy();
  expect(screen.getByText('Choose a message from the list to read and reply')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: /Archived/ }));
  expect((await list()).getAllByRole('link')).toHaveLength(1);
  expect((await list()).getByRole('link', { name: /Thanks/ })).toBeTruthy();
});

it('opens a message beside the list', async () => {
  const { user } = open();
  await user.click((await list()).getByRole('link', { name: /Stock/ }));
  const detail = screen.getByRole('article', { name: 'Stock' });
  expect(within(detail).getByText('Three shops.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Stock');
  expect((await list()).getByRole('link', { name: /Stock/ }).ariaCurrent).toBe('true');
  expect(screen.queryByText('Select a message to view')).toBeNull();
  await user.click(within(detail).getByRole('link', { name: 'All messages' }));
  expect(screen.queryByRole('article')).toBeNull();
});

it('narrows by type, status and search', async () => {
  const { user } = open('/admin/messages?type=support');
  expect((await list()).getAllByRole('link')).toHaveLength(1);
  const choices = (name: string) =>
    within(screen.getByLabelText(name))
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect(choices('Type')).toEqual(['All Types', 'Contact Form', 'Support', 'Feedback', 'Internal']);
  expect(choices('Status')).toEqual(['All Statuses', 'Unread', 'Read']);
  await user.selectOptions(screen.getByLabelText('Status'), 'Unread');
  expect(screen.getByText('No messages found matching your criteria')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Type'), 'All Types');
  expect((await list()).getAllByRole('link')).toHaveLength(1);
});

it('refreshes, and keeps what it has when that fails', async () => {
  const { user } = open();
  await list();
  server.use(answer('admin.messages.list', [...messages, message({ id: 'd', subject: 'New' })]));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('link', { name: /New/ })).toBeTruthy();
  server.use(refuse('admin.messages.list', 'unavailable'));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('The messages could not be refreshed')).toBeTruthy();
  expect((await list()).getAllByRole('link')).toHaveLength(4);
});
