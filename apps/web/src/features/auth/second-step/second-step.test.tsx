import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, refuse } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { requireAdministrator, signIn, signInAsAdmin } from '../api/sign-in.ts';
import { SignIn } from '../components/sign-in.tsx';
import { useOwnArea } from '../own-area.ts';

function Page() {
  return <SignIn signIn={signIn} area={useOwnArea()} />;
}
function AdminPage() {
  return <SignIn signIn={signInAsAdmin} accept={requireAdministrator} area={undefined} />;
}

const wanted = { second_step: { token: 'first-step', app: true, passkey: false } };

async function givePassword(page = <Page />) {
  server.use(answer('auth.login', wanted), answer('auth.adminLogin', wanted));
  const view = renderWithProviders(page, { path: '/login', pattern: '/login' });
  await view.user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await view.user.type(screen.getByLabelText('Password'), 'long-enough');
  await view.user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'One more step' });
  return view.user;
}

const signedIn = (role: 'admin' | 'user') => ({
  access_token: 'access',
  refresh_token: 'refresh',
  user: { email: 'ada@example.com', role },
});

describe('the second step', () => {
  it('has the focus, and no session before it is done', async () => {
    await givePassword();
    expect(document.activeElement?.textContent).toBe('One more step');
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('sends the code with the token of the first step', async () => {
    const sent: object[] = [];
    server.use(
      answer('secondFactor.code', ({ body }) => {
        sent.push(body);
        return signedIn('user');
      }),
    );
    const user = await givePassword();
    await user.type(screen.getByLabelText('Code'), '123 456');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/user');
    expect(sent).toEqual([{ token: 'first-step', kind: 'app', code: '123 456' }]);
    expect(localStorage.getItem('authToken')).toBe('access');
  });

  it('keeps a wrong code with the reason beside it', async () => {
    const errors = [{ path: 'code', message: 'This code is wrong' }];
    server.use(refuse('secondFactor.code', 'invalid', { errors }));
    const user = await givePassword();
    await user.type(screen.getByLabelText('Code'), '000000');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('This code is wrong')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('000000');
  });

  it('begins again when it took too long, and says so', async () => {
    const detail = 'This sign-in has expired. Start again with your password.';
    server.use(refuse('secondFactor.code', 'unauthenticated', { detail }));
    const user = await givePassword();
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText(detail)).toBeTruthy();
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });

  it('takes a recovery code in its place', async () => {
    const kinds: string[] = [];
    server.use(
      answer('secondFactor.code', ({ body }) => {
        kinds.push(body.kind);
        return signedIn('user');
      }),
    );
    const user = await givePassword();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText('Recovery code'), 'aaaa-bbbb-cccc-dddd');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await screen.findByTestId('elsewhere');
    expect(kinds).toEqual(['recovery']);
  });

  it('lets nobody but administrators into the back-office', async () => {
    server.use(answer('secondFactor.code', signedIn('user')), answer('auth.logout', undefined));
    const user = await givePassword(<AdminPage />);
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Access restricted to administrators only')).toBeTruthy();
    expect(localStorage.getItem('authToken')).toBeNull();
  });
});

describe('signing in with a passkey', () => {
  it('says so where the browser has none', async () => {
    server.use(answer('secondFactor.passkeyOptions', { challenge: 'x', rpId: 'localhost' }));
    const { user } = renderWithProviders(<Page />, { path: '/login', pattern: '/login' });
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText('This browser cannot use passkeys here.')).toBeTruthy();
  });
});
