import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ada } from '../features/account/testing/samples.ts';
import { forgetWithSession } from '../lib/forget-with-session.ts';
import { session } from '../lib/session.ts';
import { answer, refuse } from '../testing/answer.ts';
import { emptyPortfolio } from '../testing/empty-portfolio.ts';
import { renderWithProviders } from '../testing/render-with-providers.tsx';
import { server } from '../testing/server.ts';
import { Layout } from './layouts/account.layout.tsx';
import { Page as Portfolio } from './routes/account/portfolio.page.tsx';
import { pages } from './routes/auth/pages.tsx';

const { Page: SignIn } = pages.login;

let stop = () => {};
beforeEach(() => {
  session.start({ token: 'old', refreshToken: 'r', role: 'user', email: ada.email });
  server.use(
    refuse('pages.company.get', 'not-found'),
    answer('account.get', ada),
    answer('portfolio.get', emptyPortfolio),
    answer('references.list', []),
  );
});
afterEach(() => stop());

function open() {
  const site = (
    <Routes>
      <Route
        path="/user/portfolio"
        element={
          <Layout>
            <Portfolio />
          </Layout>
        }
      />
      <Route path="/user/login" element={<SignIn />} />
    </Routes>
  );
  const view = renderWithProviders(site, { path: '/user/portfolio' });
  stop = forgetWithSession(session, view.queries);
  return view;
}

const headline = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Headline' });

it('leads over sign-in back to where one was, with all that was typed', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Portfolio' }));
  await user.type(await headline(), 'Typed');
  server.use(
    refuse('portfolio.save', 'unauthenticated'),
    refuse('auth.refresh', 'unauthenticated'),
    answer('auth.login', {
      access_token: 'new',
      refresh_token: 'r2',
      user: { email: ada.email, role: 'user' },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(
    await screen.findByText('Your session has ended. Sign in to continue where you left off.'),
  ).toBeTruthy();
  await user.type(await screen.findByLabelText('Email'), ada.email);
  await user.type(screen.getByLabelText('Password'), 'long-enough');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(async () => expect((await headline()).value).toBe('Typed'));
});
