import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { AdminUser } from '@vitrine/contracts';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '#lib/session.ts';
import { adminUser } from '#testing/admin-user.ts';
import { refuse } from '#testing/answer.ts';
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

const open = (path = '/admin/users') => renderWithProviders(<Page />, { path });
const modal = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** At once, as a password manager does it: letters one by one take their time. */
async function fill(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}
const value = (within_: Awaited<ReturnType<typeof modal>>, label: string) =>
  within_.getByLabelText<HTMLInputElement | HTMLSelectElement>(label).value;

describe('adding an account', () => {
  async function add() {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Add User' }));
    return { ...page, form: await modal('Add New User') };
  }

  it('makes it pending, and tells that an invitation was mailed', async () => {
    const { form, user } = await add();
    await fill(user, form.getByLabelText('Name'), 'Eva');
    await fill(user, form.getByLabelText('Email'), 'eva@y.example');
    await user.selectOptions(form.getByLabelText('Role'), 'Editor');
    await user.selectOptions(form.getByLabelText('Status'), 'Active');
    await user.click(form.getByRole('button', { name: 'Add User' }));
    const notice = 'The account was created. An invitation was emailed to eva@y.example.';
    expect(await screen.findByText(notice)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const row = await screen.findByRole('row', { name: /Eva/ });
    expect(row.textContent).toMatch(/Editor.*Pending.*Never/);
  });

  it('goes under one key, so that one whose answer was lost is no address that is taken', async () => {
    const { form, user } = await add();
    const keys: (string | undefined)[] = [];
    server.use(
      http.post('*/api/users/', async ({ request }) => {
        const { key, ...made } = (await request.json()) as AdminUser & { key: string };
        keys.push(key);
        if (keys.length > 1) return HttpResponse.json(answers.stored[0], { status: 201 });
        answers.stored.unshift(adminUser({ ...made, id: 'eva', status: 'pending', version: 1 }));
        return HttpResponse.error();
      }),
    );
    await fill(user, form.getByLabelText('Name'), 'Eva');
    await fill(user, form.getByLabelText('Email'), 'eva@y.example');
    await user.selectOptions(form.getByLabelText('Status'), 'Active');
    await user.click(form.getByRole('button', { name: 'Add User' }));
    await form.findByRole('alert');
    await fill(user, form.getByLabelText('Name'), ' Mbella');
    await user.click(form.getByRole('button', { name: 'Add User' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(answers.stored.filter(({ id }) => id === 'eva')).toMatchObject([
      { name: 'Eva Mbella', status: 'pending' },
    ]);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^\w{8,64}$/);
  });

  it('checks nothing itself: what the server refuses is shown, and nothing is lost', async () => {
    const { form, user } = await add();
    await fill(user, form.getByLabelText('Name'), '<b>Eva</b>');
    await fill(user, form.getByLabelText('Email'), 'no address');
    server.use(
      refuse('admin.users.create', 'invalid', {
        detail: 'Please check what you entered.',
        errors: [{ path: 'email', message: 'Email is invalid' }],
      }),
    );
    await user.click(form.getByRole('button', { name: 'Add User' }));
    expect(await form.findByText('Email is invalid')).toBeTruthy();
    expect(form.getByRole('alert').textContent).toBe('Please check what you entered.');
    expect([value(form, 'Name'), value(form, 'Email')]).toEqual(['<b>Eva</b>', 'no address']);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('leads to the address that is taken, with all that was chosen as it was', async () => {
    const { form, user } = await add();
    await fill(user, form.getByLabelText('Name'), 'Eva');
    await fill(user, form.getByLabelText('Email'), 'ben@y.example');
    await user.selectOptions(form.getByLabelText('Role'), 'Editor');
    const message = 'An account with this email already exists.';
    const errors = [{ path: 'email', message }];
    server.use(refuse('admin.users.create', 'conflict', { detail: message, errors }));
    await user.click(form.getByRole('button', { name: 'Add User' }));
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Email')));
    expect(form.getByRole('textbox', { name: 'Email', description: message })).toBeTruthy();
    expect(['Name', 'Email', 'Role'].map((label) => value(form, label))).toEqual([
      'Eva',
      'ben@y.example',
      'editor',
    ]);
  });

  it('offers what was typed when it was closed, and discards it on Cancel', async () => {
    const { form, user } = await add();
    await fill(user, form.getByLabelText('Name'), 'Eva');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Add User' }));
    const again = await modal('Add New User');
    expect(await again.findByText(/Unsaved work on the new account/)).toBeTruthy();
    expect(value(again, 'Name')).toBe('');
    await user.click(again.getByRole('button', { name: 'Restore' }));
    expect(value(again, 'Name')).toBe('Eva');
    await user.click(again.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Add User' }));
    const last = await modal('Add New User');
    expect(value(last, 'Name')).toBe('');
    expect(last.queryByText(/Unsaved work/)).toBeNull();
  });
});

describe('changing an account', () => {
  async function edit(name: string) {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
    return { ...page, form: await modal('Edit User') };
  }

  it('saves it from the version that was shown', async () => {
    const { form, user } = await edit('Ben');
    expect(value(form, 'Email')).toBe('ben@y.example');
    await user.selectOptions(form.getByLabelText('Status'), 'Active');
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Ben’s account was saved')).toBeTruthy();
    expect(answers.asked).toMatchObject([{ ifMatch: '"1"', body: { status: 'active' } }]);
    expect(screen.getByRole('row', { name: /Ben/ }).textContent).toMatch(/Active/);
  });

  it('warns administrators who would lock themselves out', async () => {
    const { form, user } = await edit('Ada');
    expect(form.queryByRole('alert')).toBeNull();
    await user.selectOptions(form.getByLabelText('Role'), 'User');
    expect(form.getByRole('alert').textContent).toContain('This is your own account');
    await user.selectOptions(form.getByLabelText('Role'), 'Admin');
    await user.selectOptions(form.getByLabelText('Status'), 'Inactive');
    expect(form.getByRole('alert').textContent).toContain('This is your own account');
  });

  it("shows the server's words about the last administrator", async () => {
    const detail = 'This is the last administrator who can sign in.';
    server.use(refuse('admin.users.update', 'conflict', { detail }));
    const { form, user } = await edit('Ada');
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    expect((await form.findByRole('alert')).textContent).toBe(detail);
  });

  /** Someone else saves another name first. */
  async function diverge() {
    const current = adminUser({ id: 'b', name: 'Benjamin', email: 'ben@y.example', version: 5 });
    server.use(refuse('admin.users.update', 'conflict', { current }));
    const { form, user } = await edit('Ben');
    await user.clear(form.getByLabelText('Name'));
    await fill(user, form.getByLabelText('Name'), 'Benny');
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    const both = await modal('Changed by someone else');
    return { user, form, both, name: within(both.getByRole('group', { name: 'Name' })) };
  }

  it('shows both when someone else was faster, and saves what is chosen over theirs', async () => {
    const { user, form, both, name } = await diverge();
    expect(name.getByText('Benny')).toBeTruthy();
    expect(name.getByText('Benjamin')).toBeTruthy();
    expect(value(form, 'Name')).toBe('Benny');
    expect(both.getByRole('button', { name: 'Save this' })).toHaveProperty('disabled', true);
    server.use(...answers.handlers);
    await user.click(name.getByRole('radio', { name: /^Yours/ }));
    await user.click(both.getByRole('button', { name: 'Save this' }));
    expect(await screen.findByText('Benny’s account was saved')).toBeTruthy();
    expect(answers.asked).toMatchObject([{ ifMatch: '"5"', body: { name: 'Benny' } }]);
  });

  it('takes what is stored instead, which needs no saving', async () => {
    const { user, both } = await diverge();
    server.use(...answers.handlers);
    await user.click(both.getByRole('button', { name: 'All theirs' }));
    await user.click(both.getByRole('button', { name: 'Save this' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(answers.asked).toEqual([]);
  });

  it('leaves both as they are until someone decides', async () => {
    const { user, form, both } = await diverge();
    await user.click(both.getByRole('button', { name: 'Decide later' }));
    expect(value(form, 'Name')).toBe('Benny');
    await user.click(await form.findByRole('button', { name: 'Compare' }));
    expect(await modal('Changed by someone else')).toBeTruthy();
  });
});
