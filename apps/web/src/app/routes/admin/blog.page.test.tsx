import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, refuse } from '../../../testing/answer.ts';
import { post } from '../../../testing/blog-post.ts';
import { renderWithProviders } from '../../../testing/render-with-providers.tsx';
import { server } from '../../../testing/server.ts';
import { Page } from './blog.page.tsx';

const posts = [
  post({ id: 'a', title: 'Solar', posts: ['Sun.', 'Moon.'] }),
  post({ id: 'b', title: 'Rain', status: 'draft', posts: ['Water.'] }),
];
const open = (path = '/admin/blog', list = posts) => {
  server.use(answer('blogs.list', list));
  return renderWithProviders(<Page />, { path, pattern: '/admin/blog' });
};
const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

it('shows the figures and the posts, with a way to those that visitors can open', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Blog Management' });
  expect(['Total Posts', 'Drafts', 'Total Content'].map(figure)).toEqual(['2', '1', '3']);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Post', 'Content Items', 'Status', 'Actions']);
  expect(within(table).getByRole('cell', { name: '2 items Sun.' })).toBeTruthy();
  expect(within(table).getByRole('cell', { name: '1 item Water.' })).toBeTruthy();
  const links = within(table).getAllByRole<HTMLAnchorElement>('link', { name: 'View Post' });
  expect(links.map((link) => [link.pathname, link.target])).toEqual([['/blog/a', '_blank']]);
});

it('narrows the list by status and search, and keeps both in the address', async () => {
  const { user } = open('/admin/blog?status=draft');
  expect(await screen.findByRole('rowheader', { name: /Rain/ })).toBeTruthy();
  expect(screen.queryByRole('rowheader', { name: /Solar/ })).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Search posts' }), 'solar');
  expect(screen.getByRole('heading', { name: 'No posts found' })).toBeTruthy();
  expect(screen.getByText('Try adjusting your search terms')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'All' }));
  expect(screen.getByRole('rowheader', { name: /Solar/ })).toBeTruthy();
});

it('says so when nothing was ever written', async () => {
  open('/admin/blog', []);
  expect(await screen.findByText('No posts found')).toBeTruthy();
  expect(screen.getByText('Get started by creating your first blog post')).toBeTruthy();
});

it('says that the posts could not be fetched, and tries again', async () => {
  server.use(refuse('blogs.list', 'unavailable'));
  const { user } = renderWithProviders(<Page />);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch blog posts');
  server.use(answer('blogs.list', posts));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('table')).toBeTruthy();
});
