import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { answer, refuse, unreachable } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { pages } from './pages.tsx';

const { Page: Confirm } = pages.confirm;
const { Page: Unsubscribe } = pages.unsubscribe;

function Address() {
  const { pathname, hash } = useLocation();
  return <p data-testid="address">{pathname + hash}</p>;
}

function open(page: ReactNode, path: string) {
  return renderWithProviders(
    <>
      {page}
      <Address />
    </>,
    { path },
  );
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Makes the API take tokens, and answers with those it got. */
function takeTokens(name: 'newsletter.confirm' | 'newsletter.unsubscribe') {
  const got: string[] = [];
  server.use(
    answer(name, ({ params }) => {
      got.push(params.token);
      return { message: 'Done', choose: null };
    }),
  );
  return got;
}

const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('the link that confirms a subscription', () => {
  it('asks first, then confirms, says so, and leaves nothing in the address', async () => {
    const got = takeTokens('newsletter.confirm');
    const { user } = open(<Confirm />, '/newsletter/confirm#token=abc-1');
    await heading('Confirm your subscription');
    // a program that opens links and runs scripts has confirmed nothing
    expect(got).toEqual([]);
    await press(user, 'Confirm subscription');
    await heading('You are subscribed');
    expect(got).toEqual(['abc-1']);
    expect(screen.getByTestId('address').textContent).toBe('/newsletter/confirm');
  });

  it('lets a reader choose topics as soon as it is confirmed', async () => {
    let sent: unknown;
    const topics = [
      { id: 'boats', name: 'Boats', chosen: true },
      { id: 'maps', name: 'Maps', chosen: true },
    ];
    server.use(
      answer('newsletter.confirm', { message: 'Done', choose: 'choose-1' }),
      answer('newsletter.preferences', { topics }),
      answer('newsletter.choose', ({ params, body }) => {
        sent = [params.token, body];
        return { topics };
      }),
    );
    const { user } = open(<Confirm />, '/newsletter/confirm#token=abc-1');
    await press(user, 'Confirm subscription');
    await heading('You are subscribed');
    await user.click(await screen.findByRole('checkbox', { name: 'Maps' }));
    await press(user, 'Save my choices');
    await screen.findByText('Saved. We will email you about the topics you chose.');
    expect(sent).toEqual(['choose-1', { topics: ['boats'] }]);
  });

  it('says when it has ended', async () => {
    server.use(refuse('newsletter.confirm', 'not-found'));
    const { user } = open(<Confirm />, '/newsletter/confirm#token=old');
    await press(user, 'Confirm subscription');
    await heading('This link has expired');
    expect(screen.getByRole('link', { name: 'Read our Insights' }).getAttribute('href')).toBe(
      '/blog',
    );
  });

  it('says when it is not whole', async () => {
    open(<Confirm />, '/newsletter/confirm');
    await heading('This link is incomplete');
  });

  it('can be tried again on a bad line', async () => {
    server.use(unreachable('newsletter.confirm'));
    const { user } = open(<Confirm />, '/newsletter/confirm#token=abc');
    await press(user, 'Confirm subscription');
    await heading('Something went wrong');
    const got = takeTokens('newsletter.confirm');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await heading('You are subscribed');
    expect(got).toEqual(['abc']);
  });
});

describe('the link that ends a subscription', () => {
  it('asks once, then ends it', async () => {
    const got = takeTokens('newsletter.unsubscribe');
    const { user } = open(<Unsubscribe />, '/newsletter/unsubscribe#token=abc');
    await heading('Unsubscribe from the newsletter?');
    expect(got).toEqual([]);
    expect(screen.getByTestId('address').textContent).toBe('/newsletter/unsubscribe');
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    await heading('You are unsubscribed');
    expect(got).toEqual(['abc']);
    // what was pressed is gone; the focus is not
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Read our Insights' }));
  });

  it('says when it has ended', async () => {
    server.use(refuse('newsletter.unsubscribe', 'not-found'));
    const { user } = open(<Unsubscribe />, '/newsletter/unsubscribe#token=old');
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    await heading('This link has expired');
  });
});
