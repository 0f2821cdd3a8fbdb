import { screen, waitFor } from '@testing-library/react';
import type { ProblemCode } from '@vitrine/contracts';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { ada } from '#features/account/testing/samples.ts';
import { draftKey, listDrafts, saveDraft } from '#lib/saved-drafts.ts';
import { session } from '#lib/session.ts';
import { answer, refuse, unreachable } from '#testing/answer.ts';
import { takeTokens } from '#testing/confirmation-answers.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { pages } from './pages.tsx';

const { Page } = pages.email;

beforeEach(() => server.use(refuse('pages.company.get', 'not-found')));

function Address() {
  const { pathname, hash } = useLocation();
  return <p data-testid="address">{pathname + hash}</p>;
}

const open = (hash = '#token=abc-1') =>
  renderWithProviders(
    <>
      <Page />
      <Address />
    </>,
    { path: `/confirm-email${hash}` },
  );

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const confirm = () => screen.getByRole('button', { name: 'Confirm the new address' });

describe('the link that confirms a new e-mail', () => {
  it('changes nothing by being opened, and leaves no token in the address', async () => {
    const got = takeTokens();
    open();
    await heading('Confirm your new email');
    expect(screen.getByTestId('address').textContent).toBe('/confirm-email');
    expect(got).toEqual([]);
  });

  it('confirms it at a click, and leads to sign-in', async () => {
    const got = takeTokens();
    const { user } = open();
    await user.click(confirm());
    await heading('Your new email is confirmed');
    expect(got).toEqual(['abc-1']);
    const link = screen.getByRole('link', { name: 'Go to sign-in' });
    expect(link.getAttribute('href')).toBe('/user/login');
  });

  it('greets anyone who is signed in here by the new address', async () => {
    session.start({ token: 't', refreshToken: 'r', role: 'user', email: ada.email });
    takeTokens();
    server.use(answer('account.get', { ...ada, email: 'new@example.com' }));
    saveDraft(draftKey(ada.email, 'page'), 'typed before');
    const { user } = open();
    await user.click(confirm());
    await heading('Your new email is confirmed');
    await waitFor(() => expect(session.get()?.email).toBe('new@example.com'));
    expect(screen.getByRole('link', { name: 'Go to your settings' })).toBeTruthy();
    // What was typed and not saved is still theirs, and nobody's who has the old address next.
    expect(listDrafts('new@example.com', 'page')).toMatchObject([{ content: 'typed before' }]);
    expect(listDrafts(ada.email, 'page')).toEqual([]);
  });

  it.each<[ProblemCode, string]>([
    ['not-found', 'This link has been used or has expired'],
    ['conflict', 'This address belongs to another account'],
  ])('says %s in its own words', async (code, words) => {
    server.use(refuse('account.confirmEmail', code));
    const { user } = open();
    await user.click(confirm());
    await heading(words);
    expect(document.activeElement?.textContent).toBe(words);
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
    const got = takeTokens();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await heading('Your new email is confirmed');
    expect(got).toEqual(['abc-1']);
  });
});
