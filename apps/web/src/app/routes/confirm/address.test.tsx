import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ada } from '#features/account/testing/samples.ts';
import { session } from '#lib/session.ts';
import { answer, refuse, unreachable } from '#testing/answer.ts';
import { takeTokens } from '#testing/confirmation-answers.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { pages } from './pages.tsx';

const { Page } = pages.address;

beforeEach(() => server.use(refuse('pages.company.get', 'not-found')));

const open = (hash = '#token=abc-1') => renderWithProviders(<Page />, { path: `/confirm${hash}` });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const confirm = () => screen.getByRole('button', { name: 'Confirm my email' });

describe('the link of the welcome mail', () => {
  it('changes nothing by being opened; a click confirms, without being signed in', async () => {
    const got = takeTokens();
    const { user } = open();
    await heading('Confirm your email');
    expect(got).toEqual([]);
    await user.click(confirm());
    await heading('Your email is confirmed');
    expect(got).toEqual(['abc-1']);
    const link = screen.getByRole('link', { name: 'Go to sign-in' });
    expect(link.getAttribute('href')).toBe('/user/login');
  });

  it('leads anyone who is signed in here to their dashboard', async () => {
    session.start({ token: 't', refreshToken: 'r', role: 'user', email: ada.email });
    takeTokens();
    server.use(answer('account.get', ada));
    const { user } = open();
    await user.click(confirm());
    const link = await screen.findByRole('link', { name: 'Go to your dashboard' });
    expect(link.getAttribute('href')).toBe('/user/dashboard');
  });

  it('says when it has ended, and where to ask for another', async () => {
    server.use(refuse('account.confirmEmail', 'not-found'));
    const { user } = open();
    await user.click(confirm());
    await heading('This link has been used or has expired');
    expect(screen.getByText(/request another link from your dashboard/)).toBeTruthy();
  });

  it('says when it is not whole', async () => {
    open('');
    await heading('This link is incomplete');
  });

  it('can be tried again on a bad line', async () => {
    server.use(unreachable('account.confirmEmail'));
    const { user } = open();
    await user.click(confirm());
    await heading('Something went wrong');
    takeTokens();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await heading('Your email is confirmed');
  });
});
