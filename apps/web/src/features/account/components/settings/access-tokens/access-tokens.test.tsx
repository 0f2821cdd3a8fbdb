import { screen, within } from '@testing-library/react';
import type { PersonalToken, SessionRole } from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '#lib/session.ts';
import { answer, refuse } from '#testing/answer.ts';
import { daysFromNow } from '#testing/now.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { AccessTokens } from './access-tokens.tsx';

const BACKUP: PersonalToken = {
  ...{ id: 't1', name: 'Backup', scopes: ['portfolio:read', 'account:read'] },
  createdAt: '2026-03-04T10:00:00.000Z',
  ...{ endsOn: '2027-03-04', ended: false },
  ...{ lastUsedOn: '2026-03-05', lastUsedFrom: '192.0.2.0/24' },
};
const TOKEN = `vit_${'a'.repeat(49)}`;

beforeEach(() => {
  session.start({ token: 'token', refreshToken: 'r', role: 'user', email: 'ada@example.com' });
});

const show = (role: SessionRole) => renderWithProviders(<AccessTokens role={role} />);

const open = (tokens: PersonalToken[], role: SessionRole = 'user') => {
  server.use(answer('personalTokens.list', tokens));
  return show(role);
};

async function openDialog(role?: SessionRole) {
  const view = open([], role);
  await view.user.click(await screen.findByRole('button', { name: 'New token' }));
  const dialog = await screen.findByRole('dialog', { name: 'New token' });
  const field = (label: string) => within(dialog).getByLabelText<HTMLInputElement>(label);
  const make = () => view.user.click(within(dialog).getByRole('button', { name: 'Create token' }));
  return { ...view, dialog, field, make };
}

/** Takes what is asked for, and answers with the token. */
function takeToken() {
  const got: { name: string; scopes: string[]; endsOn?: string | null | undefined }[] = [];
  server.use(
    answer('personalTokens.create', ({ body }) => {
      got.push(body);
      const { name, scopes } = body;
      return { ...BACKUP, name, scopes, lastUsedOn: null, lastUsedFrom: '', token: TOKEN };
    }),
  );
  return got;
}

describe('the access tokens in the settings', () => {
  it('say that there are none', async () => {
    open([]);
    expect(await screen.findByText(/^No tokens yet/)).toBeTruthy();
  });

  it('are listed with what they may do, in words, and their days', async () => {
    open([
      BACKUP,
      {
        ...{ ...BACKUP, id: 't2', name: 'Old', scopes: ['portfolio:read', 'portfolio:write'] },
        ...{ endsOn: null, ended: true, lastUsedOn: null, lastUsedFrom: '' },
      },
    ]);
    const [backup, old] = await screen.findAllByRole('listitem');
    expect(backup?.textContent).toContain(
      'Can view: Your portfolio and its files, Your account details',
    );
    expect(backup?.textContent).toContain('Works until Mar 4, 2027');
    expect(backup?.textContent).toContain('last used on Mar 5, 2026 from 192.0.2.0/24');
    expect(old?.textContent).toContain('Can change: Your portfolio and its files');
    expect(old?.textContent).toContain('No expiration · not used yet');
    expect(old?.textContent).toContain('Expired');
  });

  it('are made with what was chosen, and shown once', async () => {
    const got = takeToken();
    const { user, dialog, field, make } = await openDialog();
    await user.type(field('Token name'), 'Sync');
    await user.selectOptions(field('Your portfolio and its files'), 'View and change');
    await user.selectOptions(field('Your account details'), 'View');
    await user.selectOptions(field('Expiration'), '30 days');
    await make();
    const shown = await screen.findByRole('dialog', { name: 'Your new access token' });
    expect(within(shown).getByText(TOKEN)).toBeTruthy();
    expect(dialog.isConnected).toBe(false);
    expect(got).toEqual([
      {
        name: 'Sync',
        scopes: ['account:read', 'portfolio:read', 'portfolio:write'],
        endsOn: daysFromNow(30),
      },
    ]);
    await user.click(within(shown).getByRole('button', { name: 'I have saved it' }));
    expect(screen.queryByText(TOKEN)).toBeNull();
  });

  it('end on a day that is chosen, or never, which is warned of', async () => {
    const got = takeToken();
    const { user, field, make } = await openDialog();
    await user.type(field('Token name'), 'Sync');
    await user.selectOptions(field('Your account details'), 'View');
    await user.selectOptions(field('Expiration'), 'Custom date');
    await make();
    expect(await screen.findByText('Choose the last day')).toBeTruthy();
    await user.selectOptions(field('Expiration'), 'No expiration');
    expect(screen.getByText(/A token that expires is safer/)).toBeTruthy();
    await make();
    await screen.findByText(TOKEN);
    expect(got).toMatchObject([{ endsOn: null }]);
  });

  it('ask for a name and something that the token may do', async () => {
    const got = takeToken();
    const { make } = await openDialog();
    await make();
    expect(await screen.findByText('Name is required')).toBeTruthy();
    expect(screen.getByText('Choose at least one permission')).toBeTruthy();
    expect(got).toEqual([]);
  });

  it('keep what was typed when making one fails', async () => {
    const detail = 'An account can have 20 access tokens. Revoke one first.';
    server.use(refuse('personalTokens.create', 'conflict', { detail }));
    const { user, field, make } = await openDialog();
    await user.type(field('Token name'), 'Sync');
    await user.selectOptions(field('Your account details'), 'View');
    await make();
    expect(await screen.findByText(detail)).toBeTruthy();
    expect(field('Token name').value).toBe('Sync');
    expect(field('Your account details').value).toBe('read');
  });

  it('offer an administrator what administrators may do', async () => {
    const { dialog } = await openDialog('admin');
    const ofUsers = within(dialog).getByLabelText('User accounts');
    expect(ofUsers.textContent).toContain('View all; create and change users with the role User');
    expect(within(dialog).queryByLabelText('Your portfolio and its files')).toBeNull();
  });

  it('are revoked after a question, also one that someone else has revoked', async () => {
    server.use(refuse('personalTokens.revoke', 'not-found'));
    const { user } = open([BACKUP]);
    await user.click(await screen.findByRole('button', { name: 'Revoke' }));
    const question = screen.getByRole('alertdialog');
    server.use(answer('personalTokens.list', []));
    await user.click(within(question).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Backup was revoked.')).toBeTruthy();
    expect(await screen.findByText(/^No tokens yet/)).toBeTruthy();
  });

  it('say so when they cannot be loaded', async () => {
    server.use(refuse('personalTokens.list', 'internal'));
    show('user');
    expect(await screen.findByText('Your access tokens could not be loaded')).toBeTruthy();
  });
});
