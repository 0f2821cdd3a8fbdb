import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '../lib/session.ts';
import { answer, refuse } from '../testing/answer.ts';
import { renderWithProviders } from '../testing/render-with-providers.tsx';
import { server } from '../testing/server.ts';
import { userAnswers } from '../testing/user-answers.ts';
import { Page } from './routes/admin/users.page.tsx';

const QUESTION = 'Confirm your identity';
let answers: ReturnType<typeof userAnswers>;
let confirmed: string[];

/** A server that wants a recent sign-in before it changes an account. */
beforeEach(() => {
  session.start({ token: 't', refreshToken: 'r', role: 'admin', email: 'ada@north.example' });
  answers = userAnswers();
  confirmed = [];
  server.use(
    http.put('*/api/users/:id/', () =>
      confirmed.length > 0
        ? undefined
        : HttpResponse.json(
            { code: 'recent-sign-in-required', detail: 'Too long ago.' },
            { status: 403 },
          ),
    ),
    answer('auth.confirm', ({ body }) => {
      confirmed.push(body.password);
      return undefined;
    }),
    ...answers.handlers,
  );
});

const question = async () => within(await screen.findByRole('dialog', { name: QUESTION }));

async function saveAsAdministrator() {
  const { user } = renderWithProviders(<Page />, { path: '/admin/users' });
  await user.click(await screen.findByRole('button', { name: 'Edit Ben' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit User' }));
  await user.click(form.getByLabelText('Name'));
  await user.paste(' Ten');
  await user.selectOptions(form.getByLabelText('Role'), 'Admin');
  await user.click(form.getByRole('button', { name: 'Save Changes' }));
  return { user, form };
}

describe('a change that needs a recent sign-in', () => {
  it('asks for the password, and is saved with all that was typed', async () => {
    const { user } = await saveAsAdministrator();
    const dialog = await question();
    expect(dialog.getByText(/ada@north\.example/)).toBeTruthy();
    await user.type(dialog.getByLabelText('Password'), 'long-enough');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Ben Ten’s account was saved')).toBeTruthy();
    expect(confirmed).toEqual(['long-enough']);
    expect(answers.asked).toMatchObject([{ body: { name: 'Ben Ten', role: 'admin' } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks again when the password is wrong', async () => {
    const { user } = await saveAsAdministrator();
    const errors = [{ path: 'password', message: 'Current password is wrong' }];
    server.use(refuse('auth.confirm', 'invalid', { errors }));
    const dialog = await question();
    await user.type(dialog.getByLabelText('Password'), 'something');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText('Current password is wrong')).toBeTruthy();
    expect(answers.asked).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  });

  it('is not sent when the question is cancelled, and stays in its form', async () => {
    const { user, form } = await saveAsAdministrator();
    await user.click((await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: QUESTION })).toBeNull());
    expect((await form.findByRole('alert')).textContent).toBe('Too long ago.');
    expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Ben Ten');
    expect(answers.asked).toEqual([]);
  });

  it('asks nothing more once the session has ended', async () => {
    await saveAsAdministrator();
    await question();
    session.clear();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: QUESTION })).toBeNull());
  });
});
