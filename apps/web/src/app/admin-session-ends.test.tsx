import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetWithSession } from '../lib/forget-with-session.ts';
import { session } from '../lib/session.ts';
import { answer, refuse } from '../testing/answer.ts';
import { messageAnswers } from '../testing/message-answers.ts';
import { overview } from '../testing/overview.ts';
import { renderWithProviders } from '../testing/render-with-providers.tsx';
import { server } from '../testing/server.ts';
import { userAnswers } from '../testing/user-answers.ts';
import { Layout } from './layouts/admin.layout.tsx';
import { Page as Messages } from './routes/admin/messages.page.tsx';
import { Page as Users } from './routes/admin/users.page.tsx';
import { pages as authPages } from './routes/auth/pages.tsx';

const { Page: SignIn } = authPages['admin-login'];

const email = 'admin@north.example';
let stop = () => {};

beforeEach(() => {
  session.start({ token: 'old', refreshToken: 'r', role: 'admin', email });
  server.use(
    ...messageAnswers().handlers,
    ...userAnswers().handlers,
    refuse('pages.company.get', 'not-found'),
    refuse('admin.events', 'forbidden'),
    answer('admin.overview', overview()),
  );
});
afterEach(() => stop());

function open(path: string, Page: ComponentType) {
  const site = (
    <Routes>
      <Route
        path={new URL(path, 'http://none').pathname}
        element={
          <Layout>
            <Page />
          </Layout>
        }
      />
      <Route path="/admin/login" element={<SignIn />} />
    </Routes>
  );
  const view = renderWithProviders(site, { path });
  stop = forgetWithSession(session, view.queries);
  return view;
}

async function signInAgain(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByLabelText('Email'));
  await user.paste(email);
  await user.click(screen.getByLabelText('Password'));
  await user.paste('long-enough');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

const sessionIsOver = () => [
  refuse('auth.refresh', 'unauthenticated'),
  answer('auth.adminLogin', {
    ...{ detail: 'Signed in.', is_admin: true, role: 'admin', email },
    ...{ access: 'new', refresh: 'r2' },
  }),
];

it('brings back the message and the reply that was being typed', async () => {
  const { user } = open('/admin/messages?message=b', Messages);
  const box = () =>
    screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reply to the sender' });
  await user.click(await box());
  await user.paste('Half a reply');
  server.use(refuse('admin.messages.reply', 'unauthenticated'), ...sessionIsOver());
  await user.click(screen.getByRole('button', { name: 'Send Reply' }));
  await signInAgain(user);
  await waitFor(async () => expect((await box()).value).toBe('Half a reply'));
});

it('brings back the account that was being made', async () => {
  const { user } = open('/admin/users', Users);
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  const form = within(await screen.findByRole('dialog'));
  await user.click(form.getByLabelText('Name'));
  await user.paste('Eva');
  server.use(refuse('admin.users.create', 'unauthenticated'), ...sessionIsOver());
  await user.click(form.getByRole('button', { name: 'Add User' }));
  await signInAgain(user);
  const again = within(await screen.findByRole('dialog', { name: 'Add New User' }));
  await user.click(await again.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(again.getByLabelText<HTMLInputElement>('Name').value).toBe('Eva'));
});
