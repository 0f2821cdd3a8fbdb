import { screen, waitFor, within } from '@testing-library/react';
import type { Trashed } from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '#lib/session.ts';
import { answer, refuse } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { userAnswers } from '#testing/user-answers.ts';
import { Page } from './trash.page.tsx';
import { Page as UsersPage } from './users.page.tsx';

const trashed = (changes: Partial<Trashed> = {}): Trashed => ({
  ...{ kind: 'post', id: 'tides', name: 'Tides', email: '', actor: 'ada@north.example' },
  ...{ date: '2026-11-20T09:30:00.000Z', ends: '2026-12-20T09:30:00.000Z', days_left: 27 },
  shown_in: [],
  ...changes,
});

let stored: Trashed[];
let restored: string[];

beforeEach(() => {
  session.start({ token: 't', refreshToken: 'r', role: 'admin', email: 'ada@north.example' });
  stored = [
    trashed(),
    trashed({ kind: 'account', id: 'ben', name: 'Ben', email: 'ben@y.example' }),
  ];
  restored = [];
  server.use(
    answer('admin.trash.list', () => ({ items: stored, next: null })),
    answer('admin.trash.restore', ({ params, body }) => {
      restored.push(`${params.kind} ${params.id} ${body.email ?? ''}`.trim());
      stored = stored.filter(({ id }) => id !== params.id);
      return { name: params.id, notes: ['Its invitation has expired. Send it again.'] };
    }),
  );
});

const open = () => renderWithProviders(<Page />, { path: '/admin/trash' });
const names = () =>
  screen.queryAllByRole('rowheader', { hidden: true }).map((cell) => cell.textContent);

describe('the trash', () => {
  it('says who deleted what, and how long it is kept', async () => {
    open();
    const row = within(await screen.findByRole('row', { name: /Tides/ }));
    expect(row.getByText('ada@north.example')).toBeTruthy();
    expect(row.getByText('Post')).toBeTruthy();
    expect(row.getByText('27 days left')).toBeTruthy();
  });

  it('names what kind of record each is, in the singular', async () => {
    stored = [trashed({ kind: 'projects', id: 'maps', name: 'Maps' })];
    open();
    const row = within(await screen.findByRole('row', { name: /Maps/ }));
    expect(row.getByText('Project')).toBeTruthy();
    expect(screen.queryByText('Projects')).toBeNull();
  });

  it('brings a record back, and says what could not be as it was', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Restore Tides' }));
    expect(await screen.findByText(/tides was restored\. Its invitation has expired/)).toBeTruthy();
    expect(restored).toEqual(['post tides']);
    await waitFor(() => expect(names()).toHaveLength(1));
  });

  it('is brought back with nothing left of the deletion here, also under another e-mail', async () => {
    const { user, queries } = renderWithProviders(<Page />, {
      path: '/admin/trash?kind=account&email=ben',
    });
    const deletions = queries.getMutationCache();
    for (const { id } of stored) {
      const mutationFn = () => Promise.resolve();
      await deletions.build(queries, { meta: { trashed: id }, mutationFn }).execute(undefined);
    }
    const left = () => deletions.getAll().flatMap(({ meta }) => meta?.trashed ?? []);
    expect(left()).toEqual(['tides', 'ben']);
    const dialog = within(await screen.findByRole('dialog', { name: /another email/ }));
    await user.type(dialog.getByLabelText(/Email/), 'b@y.example');
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(left()).toEqual(['tides']));
    await user.click(await screen.findByRole('button', { name: 'Restore Tides' }));
    await waitFor(() => expect(left()).toEqual([]));
  });

  it('asks for another e-mail where its own was taken, and keeps what was typed', async () => {
    const errors = [{ path: 'email', message: 'Taken' }];
    server.use(refuse('admin.trash.restore', 'conflict', { detail: 'Taken.', errors }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Restore Ben' }));
    const dialog = within(await screen.findByRole('dialog', { name: /another email/ }));
    await user.type(dialog.getByLabelText(/Email/), 'b at y');
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    // no address: the browser says so at the field, and nothing is sent
    expect(dialog.getByLabelText<HTMLInputElement>(/Email/).validity.typeMismatch).toBe(true);
    expect(dialog.queryByRole('alert')).toBeNull();
    await user.clear(dialog.getByLabelText(/Email/));
    await user.type(dialog.getByLabelText(/Email/), 'b@y.example');
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Taken.');
    expect(dialog.getByDisplayValue('b@y.example')).toBeTruthy();
  });

  it('asks before something is gone for good, and names what will have a gap', async () => {
    stored = [trashed({ kind: 'picture', id: 'p', name: 'Dawn', shown_in: ['At dawn'] })];
    server.use(
      answer('admin.trash.delete', () => {
        stored = [];
        return undefined;
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Permanently delete Dawn' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Earlier versions of articles use it: At dawn/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Delete permanently' }));
    expect(await screen.findByText('The trash is empty')).toBeTruthy();
  });

  it('is emptied of what was shown', async () => {
    const until: string[] = [];
    server.use(
      answer('admin.trash.empty', ({ body }) => {
        until.push(body.until);
        stored = [];
        return { deleted: 2 };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Empty trash' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Empty trash' }));
    expect(await screen.findByText('2 records were permanently deleted')).toBeTruthy();
    expect(until).toEqual(['2026-11-20T09:30:00.000Z']);
  });
});

describe('a deletion', () => {
  it('of an account whose address was taken in the meantime leads from its notice to the field', async () => {
    const errors = [{ path: 'email', message: 'Taken' }];
    server.use(
      ...userAnswers().handlers,
      refuse('admin.trash.restore', 'conflict', { detail: 'Taken.', errors }),
    );
    const { user } = renderWithProviders(<UsersPage />, {
      path: '/admin/users',
      pattern: '/admin/users',
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Ben' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete account' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(await screen.findByRole('button', { name: 'Choose' }));
    const address = (await screen.findByTestId('elsewhere')).textContent ?? '';
    expect(address).toMatch(/^\/admin\/trash\?kind=account&email=/);
  });

  it('of an account opens in the trash with the field for another e-mail', async () => {
    const { user } = renderWithProviders(<Page />, {
      path: '/admin/trash?kind=account&email=ben',
    });
    const dialog = within(await screen.findByRole('dialog', { name: /another email/ }));
    await user.type(dialog.getByLabelText(/Email/), 'b@y.example');
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText(/ben was restored/)).toBeTruthy();
    expect(restored).toEqual(['account ben b@y.example']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.search).toBe('?kind=account');
  });

  it('is undone from its notice, once', async () => {
    server.use(...userAnswers().handlers);
    const { user } = renderWithProviders(<UsersPage />, { path: '/admin/users' });
    await user.click(await screen.findByRole('button', { name: 'Delete Ben' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete account' }));
    await user.dblClick(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/was restored/)).toBeTruthy();
    expect(restored).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
