import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ApplicationDetail } from '@vitrine/contracts';
import { HttpResponse, http } from 'msw';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '#lib/session.ts';
import { answer, type Called, refuse, unreachable } from '#testing/answer.ts';
import { applicationAnswers } from '#testing/application-answers.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './applications.page.tsx';

let stored: ApplicationDetail[];
let changes: Called<'admin.applications.update'>['body'][];

const find = (id: string) => {
  const found = stored.find((one) => one.id === id);
  if (!found) throw new Error(`There is no application ${id}.`);
  return found;
};

beforeEach(() => {
  session.start({ token: 't', refreshToken: 'r', role: 'admin', email: 'admin@north.example' });
  const answers = applicationAnswers();
  stored = answers.stored;
  changes = [];
  server.use(
    answer('admin.applications.update', ({ params, body }) => {
      changes.push(body);
      return Object.assign(find(params.id), body);
    }),
    ...answers.handlers,
  );
});

const Address = () => <output aria-label="address">{useLocation().search}</output>;
const open = (path = '/admin/applications') =>
  renderWithProviders(
    <main id="main" tabIndex={-1}>
      <Page />
      <Address />
    </main>,
    { path },
  );
const rowOf = (name: RegExp) => screen.findByRole('row', { name, hidden: true });
const openAda = async () => {
  const page = open('/admin/applications?application=a');
  return { ...page, sheet: within(await screen.findByRole('dialog', { name: 'Ada' })) };
};

describe('an application that several work on', () => {
  it('is marked in the list until it is opened, which is noted once', async () => {
    Object.assign(find('a'), { seen: false });
    const { user } = open();
    expect((await rowOf(/Ada/)).textContent).toContain('Unread');
    expect((await rowOf(/Ben/)).textContent).not.toContain('Unread');
    await user.click(screen.getByRole('link', { name: /Ada/ }));
    await screen.findByRole('dialog', { name: 'Ada' });
    await waitFor(() => expect(changes).toEqual([{ seen: true }]));
    expect((await rowOf(/Ada/)).textContent).not.toContain('Unread');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('link', { name: /Ada/ }));
    await screen.findByRole('dialog', { name: 'Ada' });
    expect(changes).toHaveLength(1);
  });

  it('can be marked as unread, and is closed with that', async () => {
    const { user, sheet } = await openAda();
    await user.click(await sheet.findByRole('button', { name: 'Mark as unread' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(changes).toEqual([{ seen: false }]));
    expect((await rowOf(/Ada/)).textContent).toContain('Unread');
  });

  it('that was not marked as unread is reported, though it is closed by then', async () => {
    const { user, sheet } = await openAda();
    server.use(refuse('admin.applications.update', 'unavailable'));
    await user.click(await sheet.findByRole('button', { name: 'Mark as unread' }));
    expect(await screen.findByText('The application was not marked as unread')).toBeTruthy();
    await waitFor(async () => expect((await rowOf(/Ada/)).textContent).not.toContain('Unread'));
  });

  it('cannot be new again once it is decided', async () => {
    open('/admin/applications?application=c');
    const sheet = within(await screen.findByRole('dialog'));
    await sheet.findByRole('button', { name: 'Forward' });
    expect(sheet.queryByRole('button', { name: 'Mark as unread' })).toBeNull();
  });

  it('says who answers it, there and in the list, and saves what is chosen', async () => {
    const { user, sheet } = await openAda();
    const assignee = await sheet.findByRole('combobox', { name: 'Assigned to' });
    await within(assignee).findByRole('option', { name: 'Kofi Eko' });
    await user.selectOptions(assignee, 'Kofi Eko');
    await waitFor(() => expect(changes).toEqual([{ assigneeId: 'kofi' }]));
    expect((await rowOf(/Ada/)).textContent).toContain('Assigned to Kofi Eko');
  });

  it('says that it was not given to someone, and stays with whom it was', async () => {
    const { user, sheet } = await openAda();
    server.use(refuse('admin.applications.update', 'unavailable'));
    const assignee = await sheet.findByRole<HTMLSelectElement>('combobox', { name: 'Assigned to' });
    await within(assignee).findByRole('option', { name: 'Kofi Eko' });
    await user.selectOptions(assignee, 'Kofi Eko');
    expect((await sheet.findByRole('alert')).textContent).toMatch(/^The assignee was not saved/);
    expect(assignee.value).toBe('');
  });

  it('tells a failed choice also where it was closed before', async () => {
    const { user, sheet } = await openAda();
    const answered = Promise.withResolvers<void>();
    server.use(
      http.put('*/api/applications/:id/', async () => {
        await answered.promise;
        return HttpResponse.json({ detail: 'Busy' }, { status: 503 });
      }),
    );
    await user.click(await sheet.findByRole('radio', { name: 'Accepted' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    answered.resolve();
    expect(await screen.findByText(/^The status was not saved\. /)).toBeTruthy();
    await waitFor(async () => expect((await rowOf(/Ada/)).textContent).toMatch(/New/));
  });

  it('takes a note for colleagues, which can be removed and brought back', async () => {
    const own = { author: 'Ama Ndi', own: true, date: '2026-03-04T11:00:00.000Z' };
    server.use(
      answer('admin.applications.notes.add', ({ params, body: { content } }) => {
        const note = { id: `n${content.length}`, content, ...own };
        find(params.id).notes.push(note);
        return note;
      }),
      answer('admin.applications.notes.delete', () => {
        find('a').notes.length = 0;
        return undefined;
      }),
    );
    const { user, sheet } = await openAda();
    const box = await sheet.findByRole<HTMLTextAreaElement>('textbox', { name: 'Internal note' });
    await user.type(box, 'Speaks three languages');
    await user.click(sheet.getByRole('button', { name: 'Add note' }));
    expect(await sheet.findByText('Speaks three languages')).toBeTruthy();
    expect(box.value).toBe('');
    await user.click(sheet.getByRole('button', { name: 'Remove note' }));
    await waitFor(() => expect(sheet.queryByText('Speaks three languages')).toBeNull());
    // a notice can be pressed above a sheet by its style, of which this page knows nothing
    const unaware = userEvent.setup({ pointerEventsCheck: 0 });
    await unaware.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await sheet.findByText('Speaks three languages')).toBeTruthy();
  });

  it('is passed on to an address, and says so', async () => {
    const sent: unknown[] = [];
    server.use(
      answer('admin.applications.forward', ({ params, body }) => {
        sent.push({ id: params.id, to: body.to });
        return { message: `Forwarded to ${body.to}.` };
      }),
    );
    const { user, sheet } = await openAda();
    await user.click(await sheet.findByRole('button', { name: 'Forward' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Forward the application' }));
    await user.type(dialog.getByRole('textbox', { name: /Recipient’s email/ }), 'a@b.example');
    await user.click(dialog.getByRole('button', { name: 'Forward' }));
    expect(await screen.findByText('Forwarded to a@b.example.')).toBeTruthy();
    expect(sent).toEqual([{ id: 'a', to: 'a@b.example' }]);
  });

  it('that is erased under a note keeps the note to be copied', async () => {
    const { user, sheet, queries } = await openAda();
    await user.type(await sheet.findByRole('textbox', { name: 'Internal note' }), 'Call her');
    server.use(refuse('admin.applications.get', 'not-found'));
    await queries.invalidateQueries();
    const left = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Your unsaved note',
    });
    expect(left.value).toBe('Call her');
  });
});

describe('the focus', () => {
  it('returns to the one read last', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: /Ada/ }));
    await user.click(await screen.findByRole('button', { name: 'Next application' }));
    await screen.findByRole('dialog', { name: 'Ben' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ben'));
  });

  it('goes to the page where what was open is gone, and to the list after a change of several', async () => {
    const { user, sheet } = await openAda();
    await user.click(await sheet.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete application' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
    server.use(answer('admin.applications.bulk.change', { changed: 1 }));
    await user.click(await screen.findByRole('checkbox', { name: /Ben/ }));
    await user.selectOptions(await screen.findByLabelText('More'), 'Declined');
    await screen.findByText('1 application was changed');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select all' }));
  });

  it('moves along the list by keys', async () => {
    const { user } = open();
    const ada = await screen.findByRole('link', { name: /Ada/ });
    ada.focus();
    await user.keyboard('j');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /Ben/ }));
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(ada);
  });
});

describe('whose applications are listed', () => {
  it('is asked of the server for the list, the counts and the export, and stays in the address', async () => {
    const asked: { of: string; query: unknown }[] = [];
    server.use(
      answer('admin.applications.list', ({ query: { assignee, seen } }) => {
        asked.push({ of: 'list', query: { assignee, seen } });
        return { items: [], next: null };
      }),
      answer('admin.applications.counts', ({ query: { assignee, seen } }) => {
        asked.push({ of: 'counts', query: { assignee, seen } });
        return { new: 0, shortlisted: 0, accepted: 0, declined: 0 };
      }),
    );
    const { user } = open();
    const whose = await screen.findByRole('combobox', { name: 'Assignee', hidden: true });
    await within(whose).findByRole('option', { name: 'Kofi Eko', hidden: true });
    const choices = {
      'Assigned to me': { assignee: 'me' },
      Unassigned: { assignee: 'nobody' },
      'Mine or unassigned': { assignee: 'me-or-nobody' },
      'New to me': { seen: 'no' },
      'New to me, mine or unassigned': { assignee: 'me-or-nobody', seen: 'no' },
      'Kofi Eko': { assignee: 'kofi' },
    };
    for (const [name, query] of Object.entries(choices)) {
      asked.length = 0;
      await user.selectOptions(whose, name);
      await waitFor(() => {
        expect(asked).toContainEqual({ of: 'list', query });
        expect(asked).toContainEqual({ of: 'counts', query });
      });
    }
    expect(screen.getByLabelText('address').textContent).toBe('?whose=kofi');
  });
});

describe('several applications', () => {
  it('are changed with one press', async () => {
    const sent: unknown[] = [];
    server.use(
      answer('admin.applications.bulk.change', ({ body }) => {
        sent.push(body);
        return { changed: body.ids.length };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: /Ada: Internship/ }));
    const bar = await screen.findByRole('group', { name: 'Selected applications' });
    await user.selectOptions(within(bar).getByLabelText('More'), 'Declined');
    expect(await screen.findByText('1 application was changed')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Selected applications' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.selectOptions(await screen.findByLabelText('More'), 'Ama Ndi');
    expect(await screen.findByText('2 applications were changed')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(await screen.findByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent).toEqual([
      { ids: ['a'], change: { status: 'declined' } },
      { ids: ['a', 'b'], change: { assigneeId: 'ama' } },
      { ids: ['a', 'b'], change: { seen: true } },
    ]);
  });

  it('keep the notices clear of what can be done with them', async () => {
    const { user } = open();
    const box = await screen.findByRole('checkbox', { name: /Ada: Internship/ });
    await user.click(box);
    await screen.findByRole('group', { name: 'Selected applications' });
    expect(document.documentElement.dataset.notices).toBeTruthy();
    await user.click(box);
    expect(document.documentElement.dataset.notices).toBeUndefined();
  });

  it('are deleted together, and come back together', async () => {
    const restored: unknown[] = [];
    server.use(
      answer('admin.applications.bulk.delete', ({ body: { ids } }) => ({
        changed: ids.length,
        ids,
      })),
      answer('admin.trash.restore', ({ params }) => {
        restored.push(params);
        return { name: params.id, notes: [] };
      }),
    );
    const { user } = open();
    await screen.findByRole('checkbox', { name: /Ada/ });
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    const bar = within(await screen.findByRole('group', { name: 'Selected applications' }));
    await user.click(bar.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/^2 applications move to the trash/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete all' }));
    expect(await screen.findByText('2 applications were deleted')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(restored).toEqual([
        { kind: 'application', id: 'a' },
        { kind: 'application', id: 'b' },
      ]),
    );
  });

  it('say that nobody knows what became of them, though the bar is gone by then', async () => {
    const { user, queries } = open();
    await screen.findByRole('checkbox', { name: /Ada/ });
    server.use(
      http.post('*/api/bulk/applications/deletions/', async () => {
        // the news of the deletion comes, its answer does not
        stored.splice(0, 3);
        await queries.invalidateQueries();
        await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Ada/ })).toBeNull());
        return HttpResponse.error();
      }),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    const bar = within(await screen.findByRole('group', { name: 'Selected applications' }));
    await user.click(bar.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Delete all' }));
    expect(await screen.findByText(/^Could not confirm that they were deleted/)).toBeTruthy();
  });

  it('say so where nobody knows whether they were changed, and why they were not', async () => {
    server.use(unreachable('admin.applications.bulk.change'));
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: /Ada/ }));
    await user.selectOptions(await screen.findByLabelText('More'), 'Declined');
    expect(await screen.findByText(/^Could not confirm that they were changed\. ./)).toBeTruthy();
    server.use(refuse('admin.applications.bulk.change', 'too-many-requests'));
    await user.selectOptions(await screen.findByLabelText('More'), 'Declined');
    expect(await screen.findByText(/^The applications were not changed\. ./)).toBeTruthy();
  });
});
