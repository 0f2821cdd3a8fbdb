import { screen, waitFor, within } from '@testing-library/react';
import type { AccountSession } from '@vitrine/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Layout } from '#app/layouts/account.layout.tsx';
import { ada } from '#features/account/testing/samples.ts';
import { session } from '#lib/session.ts';
import { answer, answerFile, refuse, unreachable } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { passwordAlone } from '#testing/second-factor-answers.ts';
import { server } from '#testing/server.ts';
import { Page } from './settings.page.tsx';

const at = '2026-01-01T00:00:00.000Z';
const sessions: AccountSession[] = [
  {
    id: '0197a000-0000-7000-8000-000000000011',
    device: 'Firefox on Linux',
    createdAt: at,
    lastUsedAt: at,
    current: true,
  },
  {
    id: '0197a000-0000-7000-8000-000000000012',
    device: '',
    createdAt: at,
    lastUsedAt: at,
    current: false,
  },
];

beforeEach(() => {
  session.start({ token: 't', refreshToken: 'r', role: 'user', email: ada.email });
  server.use(
    refuse('pages.company.get', 'not-found'),
    answer('account.get', ada),
    answer('account.sessions.list', sessions),
    ...passwordAlone(),
  );
});

async function open() {
  const view = renderWithProviders(
    <Layout>
      <Page />
    </Layout>,
    { path: '/user/settings', pattern: '/user/settings' },
  );
  await screen.findByText('This device');
  return view;
}

const button = (name: string) => screen.getByRole('button', { name });
const elsewhere = async () => (await screen.findByTestId('elsewhere')).textContent;

describe('where one is signed in', () => {
  it('lists every place, this one first', async () => {
    server.use(answer('account.sessions.list', [...sessions].reverse()));
    await open();
    const places = within(screen.getByRole('region', { name: 'Where you are signed in' }));
    const [here, there] = places.getAllByRole('listitem');
    expect(here?.textContent).toMatch(/^Firefox on LinuxLast used .+ ago.*This device$/);
    expect(there?.textContent).toMatch(/^Unknown device.+Sign out$/);
  });

  it.each([
    ['', answer('account.sessions.end', undefined)],
    [' that has ended already', refuse('account.sessions.end', 'not-found')],
  ])('signs out one place%s', async (_, handler) => {
    server.use(handler);
    const { user } = await open();
    await user.click(button('Sign out Unknown device'));
    await waitFor(() => expect(screen.queryByText('Unknown device')).toBeNull());
    expect(document.activeElement?.textContent).toBe('Where you are signed in');
  });

  it('keeps the place when that fails', async () => {
    server.use(unreachable('account.sessions.end'));
    const { user } = await open();
    await user.click(button('Sign out Unknown device'));
    expect(await screen.findByText(/could not be signed out/)).toBeTruthy();
    expect(screen.getByText('Unknown device')).toBeTruthy();
  });

  it('signs out everywhere after a question, here too', async () => {
    let ended = false;
    server.use(
      answer('account.sessions.endAll', () => {
        ended = true;
        return undefined;
      }),
    );
    const { user } = await open();
    await user.click(button('Sign out everywhere'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(ended).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await elsewhere()).toBe('/user/login');
    expect({ ...localStorage }).toEqual({});
    expect(screen.getByText('You have been signed out everywhere.')).toBeTruthy();
  });

  it('stays signed in when that fails', async () => {
    server.use(refuse('account.sessions.endAll', 'internal'));
    const { user } = await open();
    await user.click(button('Sign out everywhere'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    expect((await screen.findByRole('alert')).textContent).toContain('you are still signed in');
    expect(session.get()?.token).toBe('t');
  });
});

describe('the own data', () => {
  it('is downloaded as one archive', async () => {
    const saved: string[] = [];
    URL.createObjectURL = vi.fn(() => 'blob:archive');
    URL.revokeObjectURL = vi.fn();
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    server.use(answerFile('account.archive', 'zip'));
    const { user } = await open();
    await user.click(button('Download everything'));
    expect(await screen.findByText('The archive is in your downloads.')).toBeTruthy();
    expect(saved).toEqual([expect.stringMatching(/^my-data-\d{4}-\d\d-\d\d\.zip$/)]);
    click.mockRestore();
  });

  it('says why it cannot be', async () => {
    server.use(refuse('account.archive', 'too-many-requests', { detail: 'Try in an hour.' }));
    const { user } = await open();
    await user.click(button('Download everything'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The archive could not be created. Try in an hour.',
    );
  });
});

describe('deleting the account', () => {
  async function ask() {
    const view = await open();
    await view.user.click(button('Delete my account'));
    const dialog = within(await screen.findByRole('dialog'));
    const erase = async (password: string) => {
      if (password) await view.user.type(dialog.getByLabelText('Your password'), password);
      await view.user.click(dialog.getByRole('button', { name: 'Erase everything' }));
    };
    return { ...view, dialog, erase };
  }

  it('says what goes, takes the password, and leaves nothing here', async () => {
    localStorage.setItem('draft:ada%40example.com:portfolio:1', '{}');
    let sent: unknown;
    server.use(
      answer('account.delete', ({ body }) => {
        sent = body;
        return undefined;
      }),
    );
    const { dialog, erase, queries } = await ask();
    expect(dialog.getByText(/your portfolio and its public page/)).toBeTruthy();
    await erase('old-password');
    await waitFor(async () => expect(await elsewhere()).toBe('/'));
    expect(sent).toEqual({ password: 'old-password' });
    expect({ ...localStorage }).toEqual({});
    expect(queries.getQueryData(['account.get', {}])).toBeUndefined();
    expect(screen.getByText(/everything in it has been erased/)).toBeTruthy();
  });

  it('asks for the password first', async () => {
    const { erase } = await ask();
    await erase('');
    expect(await screen.findByText('Password is required')).toBeTruthy();
  });

  it('keeps everything when the password is wrong', async () => {
    const wrong = 'Current password is wrong';
    server.use(
      refuse('account.delete', 'invalid', {
        detail: wrong,
        errors: [{ path: 'password', message: wrong }],
      }),
    );
    const { dialog, erase } = await ask();
    await erase('guess');
    expect(await dialog.findAllByText(wrong)).toHaveLength(1);
    expect(document.activeElement).toBe(dialog.getByLabelText('Your password'));
    expect(session.get()?.token).toBe('t');
  });
});
