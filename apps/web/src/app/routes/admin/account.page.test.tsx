import { screen, waitFor, within } from '@testing-library/react';
import type { Account } from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { Layout } from '#app/layouts/admin.layout.tsx';
import { ada } from '#features/account/testing/samples.ts';
import { session } from '#lib/session.ts';
import { answer, refuse } from '#testing/answer.ts';
import { overview } from '#testing/overview.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { passwordAlone } from '#testing/second-factor-answers.ts';
import { server } from '#testing/server.ts';
import { Page } from '../account/settings.page.tsx';

const admin: Account = { ...ada, role: 'admin', profession: '' };
const at = '2026-01-01T00:00:00.000Z';
const here = { id: ada.id, device: '', createdAt: at, lastUsedAt: at, current: true };

beforeEach(() => {
  session.start({ token: 't', refreshToken: 'r', role: 'admin', email: ada.email });
  server.use(
    refuse('pages.company.get', 'not-found'),
    refuse('admin.events', 'forbidden'),
    answer('admin.overview', overview()),
    answer('account.get', admin),
    answer('admin.inbox.get', { signature: 'Ada', signatures: {}, notify: 'never' }),
    answer('account.sessions.list', [here]),
    ...passwordAlone(),
  );
});

async function open() {
  const view = renderWithProviders(
    <Layout>
      <Page />
    </Layout>,
    { path: '/admin/account', pattern: '/admin/account' },
  );
  await screen.findByText('This device');
  return view;
}

const button = (name: string) => screen.getByRole('button', { name });
const elsewhere = async () => (await screen.findByTestId('elsewhere')).textContent;

describe("an administrator's own account", () => {
  it('is reached from the foot of the sidebar, which says who is signed in', async () => {
    await open();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Your account' });
    expect(link.pathname).toBe('/admin/account');
    expect(link.ariaCurrent).toBe('page');
    expect(within(screen.getByRole('navigation')).queryByText('Your account')).toBeNull();
    expect(screen.getByText('Signed in as ada@example.com')).toBeTruthy();
  });

  it('saves name, e-mail and password', async () => {
    let sent: unknown;
    server.use(
      answer('account.save', ({ body }) => {
        sent = body;
        return { ...admin, firstName: 'Augusta', pendingEmail: 'augusta@example.com' };
      }),
    );
    const { user } = await open();
    await user.clear(screen.getByLabelText('First Name'));
    await user.type(screen.getByLabelText('First Name'), 'Augusta');
    await user.clear(screen.getByLabelText('Email Address'));
    await user.type(screen.getByLabelText('Email Address'), 'augusta@example.com');
    await user.type(screen.getByLabelText('Current Password'), 'old-password');
    await user.click(button('Save Changes'));
    expect(await screen.findByText('Your settings have been updated successfully!')).toBeTruthy();
    expect(sent).toMatchObject({
      firstName: 'Augusta',
      email: 'augusta@example.com',
      currentPassword: 'old-password',
    });
    expect(screen.getByText(/Open the link we sent to augusta@example.com/)).toBeTruthy();
  });

  it('says how one is notified of what arrives, and keeps what was chosen when that is not saved', async () => {
    server.use(refuse('admin.inbox.save', 'unavailable'));
    const { user } = await open();
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', {
      name: 'Notify me of new messages and applications',
    });
    await user.selectOptions(choice, 'A summary every morning');
    await user.type(screen.getByLabelText('Signature below your replies'), ', front desk');
    await user.click(button('Save inbox settings'));
    expect(await screen.findByText('Your inbox settings were not saved')).toBeTruthy();
    expect(choice.value).toBe('daily');
    const sent: unknown[] = [];
    server.use(
      answer('admin.inbox.save', ({ body }) => {
        sent.push(body);
        return { signature: body.signature ?? '', signatures: {}, notify: 'daily' as const };
      }),
    );
    await user.click(button('Save inbox settings'));
    expect(await screen.findByText('Inbox settings saved')).toBeTruthy();
    expect(sent).toEqual([{ signature: 'Ada, front desk', signatures: {}, notify: 'daily' }]);
  });

  it('signs out everywhere, to the sign-in of the back-office', async () => {
    server.use(answer('account.sessions.endAll', undefined));
    const { user } = await open();
    await user.click(button('Sign out everywhere'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(async () => expect(await elsewhere()).toBe('/admin/login'));
  });

  it('does not mention a portfolio among the data that is stored and deleted', async () => {
    const { user } = await open();
    expect(screen.getByText(/what you did in the back-office/)).toBeTruthy();
    await user.click(button('Delete my account'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/your name on your actions here/)).toBeTruthy();
    expect(document.body.textContent).not.toContain('portfolio');
  });

  it('stays where it is the last one', async () => {
    const detail = 'This is the last administrator who can sign in.';
    server.use(refuse('account.delete', 'conflict', { detail }));
    const { user } = await open();
    await user.click(button('Delete my account'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Your password'), 'old-password');
    await user.click(dialog.getByRole('button', { name: 'Erase everything' }));
    expect((await dialog.findByRole('alert')).textContent).toContain(detail);
    expect(session.get()?.token).toBe('t');
  });
});
