import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ada, connection } from '#features/account/testing/samples.ts';
import { session } from '#lib/session.ts';
import { answer, refuse } from '#testing/answer.ts';
import { emptyPortfolio } from '#testing/empty-portfolio.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './connections.page.tsx';

const rose = connection(1, { name: 'Rose Tabi', email: 'rose@north.example' });
const jean = connection(2, { name: 'Jean Ngassa', read: true });

beforeEach(() => {
  session.start({ token: 't', refreshToken: 'r', role: 'user', email: ada.email });
  server.use(answer('portfolio.get', emptyPortfolio), answer('account.get', ada));
});

function open(...items: (typeof rose)[]) {
  server.use(answer('connections.list', { items, next: null }));
  return renderWithProviders(<Page />);
}

const line = (name: string) => screen.findByRole('button', { name });

describe('the connections', () => {
  it('are listed with those that are new marked', async () => {
    open(rose, jean);
    expect(await line('Unread: Rose Tabi')).toBeTruthy();
    expect(await line('Jean Ngassa')).toBeTruthy();
  });

  it('load more when there are more', async () => {
    server.use(
      answer('connections.list', ({ query }) =>
        query.after ? { items: [jean], next: null } : { items: [rose], next: 'more' },
      ),
    );
    const { user } = renderWithProviders(<Page />);
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await line('Jean Ngassa')).toBeTruthy();
  });

  it('say how people come to write while nobody has', async () => {
    open();
    await screen.findByRole('heading', { name: 'No messages yet' });
    const link = screen.getByRole('link', { name: 'Go to your portfolio' });
    expect(link.getAttribute('href')).toBe('/user/portfolio');
  });

  it('say what went wrong and try again', async () => {
    server.use(refuse('connections.list', 'internal'));
    const { user } = renderWithProviders(<Page />);
    await screen.findByRole('heading', { name: 'Your connections could not be loaded' });
    server.use(answer('connections.list', { items: [rose], next: null }));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await line('Unread: Rose Tabi')).toBeTruthy();
  });
});

describe('a connection that is opened', () => {
  it('is read at once, before the server has answered', async () => {
    const { user } = open(rose);
    let answered = () => {};
    const wait = new Promise<void>((resolve) => {
      answered = resolve;
    });
    let sent: unknown;
    server.use(
      answer('connections.update', async ({ params, body }) => {
        sent = { ...params, ...body };
        await wait;
        return { ...rose, read: true };
      }),
    );
    await user.click(await line('Unread: Rose Tabi'));
    expect((await line('Rose Tabi')).getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('Can we talk?')).toBeTruthy();
    await waitFor(() => expect(sent).toEqual({ id: rose.id, read: true }));
    answered();
  });

  it('is unread again when the server does not take it', async () => {
    const { user } = open(rose);
    server.use(refuse('connections.update', 'internal'));
    await user.click(await line('Unread: Rose Tabi'));
    expect(await line('Unread: Rose Tabi')).toBeTruthy();
  });

  it('can be answered by mail, with a subject', async () => {
    const { user } = open({ ...rose, read: true });
    await user.click(await line('Rose Tabi'));
    expect(screen.getByRole('link', { name: 'Reply to Rose Tabi' }).getAttribute('href')).toBe(
      'mailto:rose@north.example?subject=Re%3A%20your%20message%20through%20my%20portfolio',
    );
  });

  it('can be marked as unread', async () => {
    const { user } = open({ ...rose, read: true });
    server.use(answer('connections.update', { ...rose, read: false }));
    await user.click(await line('Rose Tabi'));
    await user.click(screen.getByRole('button', { name: 'Mark as unread' }));
    expect((await line('Unread: Rose Tabi')).getAttribute('aria-expanded')).toBe('false');
  });
});

describe('deleting a connection', () => {
  async function ask() {
    const view = open({ ...rose, read: true }, jean);
    await view.user.click(await line('Rose Tabi'));
    await view.user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    return {
      ...view,
      confirm: () => view.user.click(dialog.getByRole('button', { name: 'Delete' })),
    };
  }

  it.each([
    ['', answer('connections.delete', undefined)],
    [' although another tab was faster', refuse('connections.delete', 'not-found')],
  ])('takes it from the list after a question%s', async (_, handler) => {
    const { confirm } = await ask();
    expect(screen.getByText(/What Rose Tabi wrote/)).toBeTruthy();
    server.use(handler);
    await confirm();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Rose Tabi' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Messages' }));
    expect(await line('Jean Ngassa')).toBeTruthy();
  });

  it('keeps it, and the question, when that fails', async () => {
    const { confirm } = await ask();
    server.use(refuse('connections.delete', 'internal'));
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toContain('could not be deleted');
    expect(screen.getByText('rose@north.example')).toBeTruthy();
  });
});
