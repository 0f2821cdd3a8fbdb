import { screen, within } from '@testing-library/react';
import type { Reference } from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ada } from '#features/account/testing/samples.ts';
import { session } from '#lib/session.ts';
import { answer, refuse } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './references.page.tsx';

const asked: Reference = {
  ...{ id: 'r1', name: 'Eposi Tabe', email: 'eposi@example.com', relation: 'Camtel', note: '' },
  ...{ state: 'asked', askedAt: '2026-11-01T09:00:00.000Z', endsAt: '2026-12-01T09:00:00.000Z' },
  ...{ ended: false, answeredAt: null, remindedAt: null, canRemind: false },
  ...{ written: null, shown: false, version: 4 },
};
const written: Reference = {
  ...asked,
  ...{ id: 'r2', name: 'Rose Tabi', state: 'written', answeredAt: '2026-11-05T09:00:00.000Z' },
  written: { name: 'Rose T.', role: 'Head of IT', text: 'She ships what she promises.' },
};

beforeEach(() => {
  session.start({ token: 't', refreshToken: 'r', role: 'user', email: ada.email });
  server.use(answer('account.get', ada));
});

function open(...references: Reference[]) {
  server.use(answer('references.list', references));
  return renderWithProviders(<Page />);
}
const item = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement;

describe('the references', () => {
  it.each([
    [asked, 'Waiting', 'Asked on 1 Nov 2026. The link works until 1 Dec 2026.'],
    [
      { ...asked, ended: true },
      'Link expired',
      'Asked on 1 Nov 2026. The link expired on 1 Dec 2026 without a response.',
    ],
    [
      { ...asked, remindedAt: '2026-11-04T09:00:00.000Z' },
      'Waiting',
      'Reminded on 4 Nov 2026. The link works until 1 Dec 2026.',
    ],
    [written, 'Written', 'Asked on 1 Nov 2026, written on 5 Nov 2026.'],
    [{ ...written, shown: true }, 'On your page', 'Asked on 1 Nov 2026, written on 5 Nov 2026.'],
    [
      { ...asked, state: 'declined' as const, answeredAt: '2026-11-05T09:00:00.000Z' },
      'Declined',
      'Declined on 5 Nov 2026. This address cannot be asked again.',
    ],
    [
      { ...asked, state: 'withdrawn' as const },
      'Withdrawn',
      'Asked on 1 Nov 2026. You withdrew the request.',
    ],
    [
      { ...asked, state: 'taken-back' as const, answeredAt: '2026-11-05T09:00:00.000Z' },
      'Taken back',
      'Taken back by its author on 5 Nov 2026. The text was erased.',
    ],
  ])('say their state in words: %#', async (reference, badge, sentence) => {
    open(reference);
    const one = within(await item(reference.name));
    expect(one.getByText(badge)).toBeTruthy();
    expect(one.getByText(sentence)).toBeTruthy();
  });

  it('are asked for with a name, an address, a relation and a line', async () => {
    const got: unknown[] = [];
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Ask for a reference' }));
    await user.type(screen.getByRole('textbox', { name: 'Name of the person' }), 'Eposi Tabe');
    await user.type(screen.getByRole('textbox', { name: 'Their email' }), 'eposi@example.com');
    await user.type(screen.getByRole('textbox', { name: 'Where you worked together' }), 'Camtel');
    server.use(
      answer('references.ask', ({ body }) => {
        got.push(body);
        return asked;
      }),
      answer('references.list', [asked]),
    );
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    await item('Eposi Tabe');
    expect(got).toEqual([
      { name: 'Eposi Tabe', email: 'eposi@example.com', relation: 'Camtel', note: '' },
    ]);
  });

  it('keep what was typed when the request is refused', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Ask for a reference' }));
    await user.type(screen.getByRole('textbox', { name: 'Name of the person' }), 'Eposi Tabe');
    await user.type(screen.getByRole('textbox', { name: 'Their email' }), 'eposi@example.com');
    await user.type(screen.getByRole('textbox', { name: 'Where you worked together' }), 'Camtel');
    const detail = 'You have already asked this address.';
    const errors = [{ path: 'email', message: detail }];
    server.use(refuse('references.ask', 'conflict', { detail, errors }));
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    expect(await screen.findByText(detail)).toBeTruthy();
    expect(
      screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the person' }).value,
    ).toBe('Eposi Tabe');
  });

  it('show what was written, which can be put on the page and not changed', async () => {
    const got: unknown[] = [];
    const { user } = open(written);
    const one = within(await item('Rose Tabi'));
    expect(one.getByText('She ships what she promises.')).toBeTruthy();
    expect(one.getByText('Rose T., Head of IT')).toBeTruthy();
    expect(one.queryByRole('textbox')).toBeNull();
    server.use(
      answer('references.show', ({ body, ifMatch }) => {
        got.push([body, ifMatch]);
        return { ...written, shown: true };
      }),
      answer('references.list', [{ ...written, shown: true }]),
    );
    await user.click(one.getByRole('button', { name: 'Show on my page' }));
    expect(await one.findByRole('button', { name: 'Remove from my page' })).toBeTruthy();
    expect(got).toEqual([[{ shown: true }, '"4"']]);
  });

  it('put no words on the page that were not read: those that are new are shown first', async () => {
    const { user } = open(written);
    const one = within(await item('Rose Tabi'));
    const corrected = {
      ...written,
      version: 5,
      written: { name: 'Rose T.', role: 'Head of IT', text: 'She promises.' },
    };
    const detail = 'This was changed elsewhere.';
    const versions: unknown[] = [];
    server.use(
      refuse('references.show', 'conflict', { detail, current: corrected }),
      answer('references.list', [corrected]),
    );
    await user.click(one.getByRole('button', { name: 'Show on my page' }));
    expect(await one.findByText('She promises.')).toBeTruthy();
    expect(one.getByRole('alert').textContent).toContain('Rose Tabi has corrected or taken back');
    server.use(
      answer('references.show', ({ ifMatch }) => {
        versions.push(ifMatch);
        return { ...corrected, shown: true };
      }),
    );
    await user.click(one.getByRole('button', { name: 'Show on my page' }));
    await screen.findByText('Your page now shows the reference by Rose Tabi');
    expect(versions).toEqual(['"5"']);
  });

  it('say that one was written in the meantime, when its request is withdrawn too late', async () => {
    const { user } = open(asked);
    const one = within(await item('Eposi Tabe'));
    await user.click(one.getByRole('button', { name: 'Withdraw the request' }));
    const detail = 'This request is no longer open.';
    server.use(
      refuse('references.withdraw', 'conflict', { detail }),
      answer('references.list', [{ ...written, id: asked.id, name: asked.name }]),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Withdraw the request' }));
    expect(await screen.findByText('She ships what she promises.')).toBeTruthy();
  });
});

describe('a reference that was deleted', () => {
  const removed = async (restored: Reference) => {
    const undone: string[] = [];
    const { user } = open(written);
    server.use(
      answer('references.delete', { undo: 'sealed' }),
      answer('references.restore', ({ body }) => {
        undone.push(body.undo);
        server.use(answer('references.list', [restored]));
        return restored;
      }),
    );
    await user.click(within(await item('Rose Tabi')).getByRole('button', { name: 'Delete' }));
    server.use(answer('references.list', []));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    return undone;
  };

  it('comes back from the notice that tells of it', async () => {
    const undone = await removed(written);
    expect(await screen.findByText('Rose Tabi was restored to your references')).toBeTruthy();
    expect(await item('Rose Tabi')).toBeTruthy();
    expect(undone).toEqual(['sealed']);
  });

  it('says that its person must be asked again where the mail had not gone', async () => {
    await removed({ ...written, state: 'withdrawn', written: null });
    expect(await screen.findByText(/The email had not been sent: ask again/)).toBeTruthy();
  });
});
