import { screen, waitFor, within } from '@testing-library/react';
import type { ReferenceRequest } from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, refuse, unreachable } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './reference.page.tsx';

const request: ReferenceRequest = {
  id: 'r1',
  owner: { name: 'Ngozi Fonyuy', profession: 'Engineer', path: '/p/ngozi' },
  ...{ name: 'Eposi Tabe', relation: 'Camtel, Buea', note: 'Two lines will do.' },
  ...{ state: 'asked', endsAt: '2026-12-24T09:00:00.000Z', written: null, shown: false },
  version: 1,
};
const words = { name: 'Eposi Tabe', role: '', text: 'She ships what she promises.' };
const sent: ReferenceRequest = { ...request, state: 'written', written: words, version: 2 };

beforeEach(() => window.localStorage.clear());

function open(found: ReferenceRequest = request) {
  server.use(answer('referenceRequests.get', found));
  return renderWithProviders(<Page />, { path: '/reference#token=abc' });
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Your reference/ });
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('the page behind the link of a request', () => {
  it('says who asks, what for, and that what is written may be published', async () => {
    open();
    await heading('Ngozi Fonyuy asks you for a reference');
    expect(screen.getByText('Camtel, Buea')).toBeTruthy();
    expect(screen.getByText('Two lines will do.')).toBeTruthy();
    expect(screen.getByText('What you write may be published')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Your name/ }).value).toBe(
      'Eposi Tabe',
    );
  });

  it('sends the reference, and says that it has arrived', async () => {
    const got: unknown[] = [];
    const { user } = open();
    await user.type(await field(), words.text);
    server.use(
      answer('referenceRequests.write', ({ body, ifMatch, params }) => {
        got.push([body, ifMatch, params.token]);
        return sent;
      }),
      answer('referenceRequests.get', sent),
    );
    await press(user, 'Send the reference');
    await heading('Your reference was sent');
    expect(got).toEqual([[words, '"1"', 'abc']]);
    expect(screen.getByText(words.text)).toBeTruthy();
    expect(Object.keys(window.localStorage)).toEqual([]);
  });

  it('keeps what was typed when sending fails, also over a reload', async () => {
    const { user, unmount } = open();
    await user.type(await field(), words.text);
    server.use(unreachable('referenceRequests.write'));
    await press(user, 'Send the reference');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect((await field()).value).toBe(words.text);
    unmount();
    open();
    expect((await field()).value).toBe(words.text);
  });

  it('sends again by itself when only a reminder came in between', async () => {
    const versions: (string | undefined)[] = [];
    const { user } = open();
    await user.type(await field(), words.text);
    const moved = { ...request, version: 5 };
    server.use(answer('referenceRequests.get', moved));
    server.use(refuse('referenceRequests.write', 'conflict', { current: moved }));
    server.use(
      answer('referenceRequests.write', ({ ifMatch }) => {
        versions.push(ifMatch);
        return { ...sent, version: 6 };
      }),
    );
    await press(user, 'Send the reference');
    await heading('Your reference was sent');
    expect(versions.length).toBe(1);
  });

  it('shows both references when another tab sent one, and sends the chosen one', async () => {
    const { user } = open();
    await user.type(await field(), words.text);
    const other = { ...words, text: 'Other words.' };
    const elsewhere = { ...sent, written: other, version: 4 };
    server.use(
      answer('referenceRequests.get', elsewhere),
      refuse('referenceRequests.write', 'conflict', { current: elsewhere }),
    );
    await press(user, 'Send the reference');
    const both = (await screen.findByText('Another reference was sent through this link')).closest(
      '[role="alert"], [role="status"], div',
    );
    expect(both).toBeTruthy();
    expect(screen.getByText('Other words.')).toBeTruthy();
    // what was typed is in the form as well
    expect((await field()).value).toBe(words.text);
    const got: unknown[] = [];
    server.use(
      answer('referenceRequests.write', ({ body, ifMatch }) => {
        got.push([body.text, ifMatch]);
        return { ...sent, version: 5 };
      }),
      answer('referenceRequests.get', { ...sent, version: 5 }),
    );
    await press(user, 'Send this one instead');
    await heading('Your reference was sent');
    expect(got).toEqual([[words.text, '"4"']]);
  });

  it('says that the request was withdrawn, with what was written still there', async () => {
    const { user } = open();
    await user.type(await field(), words.text);
    const withdrawn: ReferenceRequest = { ...request, state: 'withdrawn', version: 2 };
    server.use(
      answer('referenceRequests.get', withdrawn),
      refuse('referenceRequests.write', 'conflict', { current: withdrawn }),
    );
    await press(user, 'Send the reference');
    await heading('The request was withdrawn');
    const left = await screen.findByRole('region', { name: 'What you wrote is still here' });
    expect(within(left).getByText(words.text)).toBeTruthy();
  });

  it('declines by itself again when only a reminder came in between', async () => {
    const versions: unknown[] = [];
    const { user } = open();
    await press(user, 'I would rather not');
    const moved = { ...request, version: 5 };
    const accepted = answer('referenceRequests.decline', ({ ifMatch }) => {
      versions.push(ifMatch);
      return { ...request, state: 'declined' as const, version: 6 };
    });
    server.use(
      refuse('referenceRequests.decline', 'conflict', { current: moved }),
      answer('referenceRequests.get', () => {
        server.use(accepted);
        return moved;
      }),
    );
    await press(user, 'Decline');
    await heading('You have declined');
    expect(versions).toEqual(['"5"']);
  });

  it('asks before it declines, and says so', async () => {
    const { user } = open();
    await press(user, 'I would rather not');
    const declined: ReferenceRequest = { ...request, state: 'declined', version: 2 };
    server.use(
      answer('referenceRequests.decline', declined),
      answer('referenceRequests.get', declined),
    );
    await press(user, 'Decline');
    await heading('You have declined');
    await press(user, 'Write one after all');
    expect(await field()).toBeTruthy();
  });

  it('lets the writer take the reference back', async () => {
    const { user } = open(sent);
    await heading('Your reference was sent');
    await press(user, 'Take it back');
    const back: ReferenceRequest = { ...request, state: 'taken-back', version: 3 };
    server.use(answer('referenceRequests.takeBack', back), answer('referenceRequests.get', back));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Take it back' }));
    await heading('You have taken your reference back');
  });

  it('lets the writer correct the reference', async () => {
    const { user } = open({ ...sent, shown: true });
    expect(await screen.findByText('Ngozi Fonyuy’s page shows it.')).toBeTruthy();
    await press(user, 'Correct it');
    expect((await field()).value).toBe(words.text);
    expect(screen.getByRole('button', { name: 'Send the correction' })).toBeTruthy();
  });

  it.each([
    ['gone', 'This link has expired'],
    ['not-found', 'There is no request behind this link'],
  ] as const)('says of a link that is %s: %s', async (code, title) => {
    server.use(refuse('referenceRequests.get', code));
    renderWithProviders(<Page />, { path: '/reference#token=abc' });
    await heading(title);
  });

  it('says when the address is not whole', async () => {
    renderWithProviders(<Page />, { path: '/reference' });
    await heading('There is no request behind this link');
  });

  it('can be tried again on a bad line', async () => {
    server.use(unreachable('referenceRequests.get'));
    const { user } = renderWithProviders(<Page />, { path: '/reference#token=abc' });
    await heading('The request could not be loaded');
    server.use(answer('referenceRequests.get', request));
    await press(user, 'Try Again');
    await waitFor(() => heading('Ngozi Fonyuy asks you for a reference'));
  });
});
