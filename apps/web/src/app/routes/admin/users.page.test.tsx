import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '#lib/session.ts';
import { answer, refuse } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { userAnswers } from '#testing/user-answers.ts';
import { Page } from './users.page.tsx';

let answers: ReturnType<typeof userAnswers>;

beforeEach(() => {
  session.start({ token: 't', refreshToken: 'r', role: 'admin', email: 'ada@north.example' });
  answers = userAnswers();
  server.use(...answers.handlers);
});

function Address() {
  return <output aria-label="address">{useLocation().search}</output>;
}

const open = (path = '/admin/users') =>
  renderWithProviders(
    <>
      <Page />
      <Address />
    </>,
    { path },
  );
const address = () => screen.getByLabelText('address').textContent;
const names = () =>
  screen.queryAllByRole('rowheader', { hidden: true }).map((cell) => cell.textContent);
const finds = (expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
const row = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the list of users', () => {
  it('shows placeholders, then the accounts', async () => {
    open();
    expect(await screen.findByText('Loading users')).toBeTruthy();
    const table = await screen.findByRole('table', { name: 'Users' });
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map((cell) => cell.textContent)).toEqual([
      'Name',
      'Email',
      'Role',
      'Status',
      'Last Login',
      'Actions',
    ]);
    expect(row(/Ada/).slice(0, 3)).toEqual(['ada@north.example', 'Admin', 'Active']);
    expect(row(/Ben/).slice(1, 3)).toEqual(['Editor', 'Inactive']);
    expect(row(/Cleo/).slice(1, 4)).toEqual(['User', 'Pending', 'Never']);
  });

  it('loads more on demand, and knows no status but the three', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await finds(['AdaYou', 'Ben', 'Cleo', 'Dan']);
    expect(row(/Dan/)[2]).toBe('Unknown');
    const badges = ['Active', 'Inactive', 'Pending', 'Unknown'].map((status) =>
      within(screen.getByRole('table')).getByText(status),
    );
    expect(new Set(badges.map((badge) => badge.className)).size).toBe(4);
  });

  it('marks the own account', async () => {
    open();
    await finds(['AdaYou', 'Ben', 'Cleo']);
  });

  it('narrows by text, role and status on the server, and keeps that in the address', async () => {
    const { user } = open('/admin/users?status=frozen');
    await finds(['AdaYou', 'Ben', 'Cleo']);
    await user.selectOptions(screen.getByLabelText('Role'), 'User');
    await finds(['Cleo', 'Dan']);
    await user.selectOptions(screen.getByLabelText('Status'), 'Pending');
    await finds(['Cleo']);
    expect(address()).toBe('?status=pending&role=user');
    await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'Ada');
    await screen.findByRole('heading', { name: 'No users found matching your criteria' });
    await user.click(screen.getByRole('button', { name: 'Show all users' }));
    await finds(['AdaYou', 'Ben', 'Cleo']);
    expect(address()).toBe('');
  });

  it('says that it could not be loaded, and tries again', async () => {
    server.use(refuse('admin.users.list', 'unavailable'));
    const { user } = open();
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    server.use(...answers.handlers);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await finds(['AdaYou', 'Ben', 'Cleo']);
  });
});

describe('an invitation', () => {
  it('is mailed again to a pending account, and to no other', async () => {
    const { user } = open();
    await finds(['AdaYou', 'Ben', 'Cleo']);
    expect(screen.getAllByRole('button', { name: /^Resend the invitation/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Resend the invitation to Cleo' }));
    expect(await screen.findByText(/A new invitation was emailed to c@y\.example/)).toBeTruthy();
  });

  it('says why when it was not', async () => {
    server.use(refuse('admin.users.invite', 'conflict', { detail: 'Not pending.' }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /invitation to Cleo/ }));
    expect(await screen.findByText('The invitation was not sent. Not pending.')).toBeTruthy();
  });
});

describe('signing an account out', () => {
  async function ask(name: string) {
    const page = open();
    const button = await screen.findByRole('button', { name: `Sign ${name} out everywhere` });
    await page.user.click(button);
    const title = 'Sign Out Everywhere';
    return { ...page, question: within(await screen.findByRole('alertdialog', { name: title })) };
  }

  it('asks first, and says so once every session has ended', async () => {
    const ended: string[] = [];
    server.use(
      answer('admin.users.endSessions', ({ params }) => {
        ended.push(params.id);
        return undefined;
      }),
    );
    const { question, user } = await ask('Ben');
    expect(
      question.getByText(/Ben’s account \(ben@y\.example\) is signed out immediately/),
    ).toBeTruthy();
    expect(ended).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('Ben was signed out everywhere')).toBeTruthy();
    expect(ended).toEqual(['b']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('warns of the own account, and stays with the reason when it fails', async () => {
    server.use(refuse('admin.users.endSessions', 'unavailable', { detail: 'The server is busy.' }));
    const { question, user } = await ask('Ada');
    expect(question.getByText(/you are signed out here too/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Sign Out' }));
    expect(await question.findByText('The server is busy.')).toBeTruthy();
  });
});

describe('deleting an account', () => {
  async function ask(name: string) {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: `Delete ${name}` }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Confirm Deletion' }));
    return { ...page, question };
  }

  it('asks first, says what is erased, and takes it out of the list', async () => {
    const { question, user } = await ask('Ben');
    expect(question.getByText(/Ben’s account \(ben@y\.example\) moves to the trash/)).toBeTruthy();
    expect(question.getByText(/portfolio.*connections.*activity/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Delete account' }));
    expect(await screen.findByText('Ben’s account was deleted')).toBeTruthy();
    await finds(['AdaYou', 'Cleo', 'Dan']);
  });

  it("shows the server's words about the last administrator", async () => {
    const detail = 'This is the last administrator who can sign in.';
    server.use(refuse('admin.users.delete', 'conflict', { detail }));
    const { question, user } = await ask('Ada');
    expect(question.getByText(/This is your own account/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Delete account' }));
    expect((await question.findByRole('alert')).textContent).toContain(detail);
    expect(answers.stored).toHaveLength(4);
  });

  it('is no failure where the account is already deleted', async () => {
    server.use(refuse('admin.users.delete', 'not-found'));
    const { question, user } = await ask('Ben');
    await user.click(question.getByRole('button', { name: 'Delete account' }));
    expect(await screen.findByText('Ben’s account was deleted')).toBeTruthy();
  });
});
