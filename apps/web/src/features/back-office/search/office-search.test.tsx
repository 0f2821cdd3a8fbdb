import { screen, waitFor, within } from '@testing-library/react';
import { House } from 'lucide-react';
import { HttpResponse, http } from 'msw';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '#lib/session.ts';
import { adminUser } from '#testing/admin-user.ts';
import { answer, refuse, unreachable } from '#testing/answer.ts';
import { application } from '#testing/application.ts';
import { message } from '#testing/message.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { OfficeSearch } from './office-search.tsx';

const onLogout = vi.fn();
const GROUPS = [{ items: [{ to: '/admin/trash', label: 'Trash', icon: House }] }];

function Office() {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <output aria-label="address">{pathname + search + hash}</output>
      <OfficeSearch {...{ groups: GROUPS, account: undefined, onLogout }} />
    </>
  );
}

const counts = { total: 0, published: 0, drafts: 0, scheduled: 0, sections: 0 };
const asked: string[] = [];
// jsdom has none
const scrollIntoView = vi.fn();
Element.prototype.scrollIntoView = scrollIntoView;

beforeEach(() => {
  asked.length = 0;
  vi.clearAllMocks();
  session.start({ token: 't', refreshToken: 'r', role: 'admin', email: 'a@b.example' });
  server.use(
    answer('posts.list', ({ query: { q = '' } }) => {
      asked.push(q);
      return { items: [], next: null, counts };
    }),
    answer('admin.users.list', { items: [adminUser({ name: 'Kum Bih' })], next: null }),
    answer('admin.messages.list', {
      items: [message({ subject: 'A kumquat farm' })],
      ...{ next: null, unread: 1 },
    }),
    answer('admin.applications.list', { items: [application({ name: 'Kumba' })], next: null }),
  );
});

const open = async (words = '') => {
  const view = renderWithProviders(<Office />, { path: '/admin' });
  await view.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  if (words) await view.user.type(field, words);
  return { ...view, field };
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('option', { selected: true }).textContent;
const address = () => screen.getByLabelText('address').textContent;

describe('the search of the back-office', () => {
  it('opens with Ctrl+K, with screens and commands', async () => {
    await open();
    const commands = within(screen.getByRole('group', { name: 'Commands' }));
    expect(screen.getByRole('option', { name: 'Trash' })).toBeTruthy();
    expect(commands.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      ...['New Post', 'Add User', 'New issue', 'Back Up Now', 'Switch to Français'],
      ...['Switch to dark mode', 'Logout'],
    ]);
    expect(asked).toEqual([]);
  });

  it('finds records of every kind, once the typing pauses, and says how many', async () => {
    await open('kum');
    await waitFor(() =>
      expect(options()).toEqual([
        'Kum Bih ada@north.example',
        'A kumquat farm Ada Mbella',
        'Kumba ada@north.example',
      ]),
    );
    expect(screen.getByRole('status').textContent).toBe('3 results');
    expect(asked).toEqual(['kum']);
  });

  it('moves with the arrow keys, around the ends, and opens with Enter', async () => {
    const { user, field } = await open('kum');
    await waitFor(() => expect(chosen()).toContain('Kum Bih'));
    await user.keyboard('{ArrowDown}');
    expect(scrollIntoView).toHaveBeenCalledOnce();
    expect(chosen()).toContain('kumquat');
    expect(field.getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toContain('Kumba');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(address()).toBe('/admin/messages?message=m1');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('finds a part of the settings by the words of its fields, in any order', async () => {
    const { user } = await open('zone time');
    await user.click(await screen.findByRole('option', { name: 'Company' }));
    expect(address()).toBe('/admin/settings#company');
  });

  it('does a command', async () => {
    const { user } = await open('logout');
    await user.keyboard('{Enter}');
    expect(onLogout).toHaveBeenCalledOnce();
  });

  it('offers and asks a desk only for what it holds', async () => {
    session.start({ token: 't', refreshToken: 'r', role: 'desk', email: 'a@b.example' });
    server.use(refuse('admin.users.list', 'forbidden'), refuse('posts.list', 'forbidden'));
    const { user, field } = await open();
    for (const name of ['New Post', 'Add User', 'Back Up Now'])
      expect(screen.queryByRole('option', { name })).toBeNull();
    await user.type(field, 'kum');
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that nothing matches', async () => {
    server.use(
      answer('admin.users.list', { items: [], next: null }),
      answer('admin.messages.list', { items: [], next: null, unread: 0 }),
      answer('admin.applications.list', { items: [], next: null }),
    );
    await open('xyzzy');
    expect(await screen.findByText('Nothing matches “xyzzy”')).toBeTruthy();
  });

  it('says what could not be searched, beside what was found, and tries again', async () => {
    server.use(unreachable('admin.users.list'));
    const { user } = await open('kum');
    const alert = await screen.findByRole('alert');
    expect(options()).toHaveLength(2);
    server.use(answer('admin.users.list', { items: [adminUser({ name: 'Kum' })], next: null }));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('cancels what was asked for once other words are typed', async () => {
    const ended = vi.fn();
    server.use(
      http.get('*/api/users/', ({ request }) => {
        if (new URL(request.url).searchParams.get('q') !== 'ku')
          return HttpResponse.json({ items: [], next: null });
        request.signal.addEventListener('abort', ended);
        return new Promise<Response>(() => {});
      }),
    );
    const { user, field } = await open('ku');
    await waitFor(() => expect(asked).toEqual(['ku']));
    await user.type(field, 'm');
    await waitFor(() => expect(ended).toHaveBeenCalled());
    await waitFor(() => expect(options()).toHaveLength(2));
  });

  it('opens with its button', async () => {
    const { user } = renderWithProviders(<Office />);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('combobox')).toBeTruthy();
  });

  it('closes with Escape, and does not open over another modal', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    const modal = document.createElement('div');
    modal.setAttribute('aria-modal', 'true');
    document.body.append(modal);
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox')).toBeNull();
    modal.remove();
  });
});
