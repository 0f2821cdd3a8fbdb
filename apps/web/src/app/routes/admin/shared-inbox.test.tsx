import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpointKey } from '#lib/endpoint-query.ts';
import { draftKey, saveDraft } from '#lib/saved-drafts.ts';
import { session } from '#lib/session.ts';
import { answer, refuse, unreachable } from '#testing/answer.ts';
import { company } from '#testing/company.ts';
import { message } from '#testing/message.ts';
import { messageAnswers } from '#testing/message-answers.ts';
import { problemBody } from '#testing/problem-body.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './messages.page.tsx';

let answers: ReturnType<typeof messageAnswers>;

beforeEach(() => {
  session.start({ token: 't', refreshToken: 'r', role: 'admin', email: 'admin@north.example' });
  answers = messageAnswers();
  server.use(...answers.handlers);
});

const open = (id = 'b') => renderWithProviders(<Page />, { path: `/admin/messages?message=${id}` });

describe('a message that several work on', () => {
  it('says how far it is and who answers it, and saves what is chosen', async () => {
    const { user } = open();
    await screen.findByRole('article', { name: 'Bills' });
    const state = await screen.findByRole<HTMLSelectElement>('combobox', {
      name: 'Message progress',
    });
    const assignee = screen.getByRole('combobox', { name: 'Assigned to' });
    await within(assignee).findByRole('option', { name: 'Kofi Eko' });
    await user.selectOptions(state, 'Closed');
    await waitFor(() => expect(answers.require('b').state).toBe('closed'));
    await user.selectOptions(assignee, 'Kofi Eko');
    await waitFor(() => expect(answers.require('b').assigneeId).toBe('kofi'));
  });

  it('says its language in its row, once that is corrected to another than the reader’s', async () => {
    const { user } = open();
    const article = within(await screen.findByRole('article', { name: 'Bills' }));
    const row = within(screen.getByRole('list', { name: 'Messages' }));
    expect(row.queryByText('French')).toBeNull();
    await user.selectOptions(article.getByRole('combobox', { name: 'Language' }), 'French');
    await waitFor(() => expect(answers.require('b').language).toBe('fr'));
    expect(await row.findByText('French')).toBeTruthy();
  });

  it('is marked as spam in its row, out of the list then, and found by a search for spam', async () => {
    const { user } = open();
    const list = async () => within(await screen.findByRole('list', { name: 'Messages' }));
    const bills = { name: /Bills/ };
    await screen.findByRole('article', { name: 'Bills' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Message progress' }), 'Spam');
    await waitFor(() => expect(answers.require('b').state).toBe('spam'));
    // anyone who reads it keeps its row
    const row = await (await list()).findByRole('link', bills);
    await waitFor(() => expect(within(row).getByText('Spam')).toBeTruthy());
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(async () => expect((await list()).queryByRole('link', bills)).toBeNull());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Progress' }), 'Spam');
    await waitFor(async () => expect((await list()).getAllByRole('link')).toHaveLength(1));
    expect((await list()).getByRole('link', bills)).toBeTruthy();
  });

  it('takes a note for colleagues, and keeps it when it was not added', async () => {
    server.use(refuse('admin.messages.notes.add', 'too-many-requests'));
    const { user } = open();
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Internal note' });
    await user.type(box, 'Call him first');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('The note was not added')).toBeTruthy();
    expect(box.value).toBe('Call him first');
    server.use(
      answer('admin.messages.notes.add', ({ body }) => {
        const own = { id: 'n', author: 'Ama Ndi', own: true, date: '2026-03-04T11:00:00.000Z' };
        const note = { ...own, content: body.content };
        answers.require('b').notes.push(note);
        return note;
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await screen.findByRole('button', { name: 'Remove note' });
    expect(screen.getByText('Call him first')).toBeTruthy();
    expect(box.value).toBe('');
    server.use(
      answer('admin.messages.notes.delete', () => {
        answers.require('b').notes.length = 0;
        return undefined;
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Remove note' }));
    await screen.findByText('The note was removed');
    await waitFor(() => expect(screen.queryByText('Call him first')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Call him first')).toBeTruthy();
  });

  it('is passed on to an address, and says so', async () => {
    const sent: unknown[] = [];
    server.use(
      answer('admin.messages.forward', ({ body }) => {
        sent.push(body);
        return { message: `Forwarded to ${body.to}.` };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Forward' }));
    await user.type(screen.getByRole('textbox', { name: /Recipient’s email/ }), 'a@b.example');
    await user.click(screen.getByRole('button', { name: 'Forward' }));
    expect(await screen.findByText('Forwarded to a@b.example.')).toBeTruthy();
    expect(sent).toMatchObject([{ to: 'a@b.example', content: '' }]);
  });

  it('that cannot be passed on says why at the field, and keeps what was typed', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Forward' }));
    const to = screen.getByRole<HTMLInputElement>('textbox', { name: /Recipient’s email/ });
    const above = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /above/ });
    await user.type(to, 'a@b');
    await user.type(above, 'For you');
    const errors = [{ path: 'to', message: 'Email is invalid' }];
    server.use(refuse('admin.messages.forward', 'invalid', { errors }));
    await user.click(screen.getByRole('button', { name: 'Forward' }));
    expect(await screen.findByText('Email is invalid')).toBeTruthy();
    expect(document.activeElement).toBe(to);
    expect(to.getAttribute('aria-invalid')).toBe('true');
    expect([to.value, above.value]).toEqual(['a@b', 'For you']);
    expect(screen.queryByText('It was not passed on')).toBeNull();
    server.use(unreachable('admin.messages.forward'));
    await user.click(screen.getByRole('button', { name: 'Forward' }));
    const notice = await screen.findByRole('alert');
    expect(document.activeElement).toBe(notice);
    expect([to.value, above.value]).toEqual(['a@b', 'For you']);
  });
});

describe('passing a message on', () => {
  const dialog = async () => {
    const { user, ...page } = open();
    await user.click(await screen.findByRole('button', { name: 'Forward' }));
    const to = screen.getByRole<HTMLInputElement>('textbox', { name: /Recipient’s email/ });
    const above = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /above/ });
    const pass = () => user.click(screen.getByRole('button', { name: 'Forward' }));
    return { ...page, user, to, above, pass };
  };

  it('tells what a try has sent whose answer was lost, before anything else goes out', async () => {
    const keys: (string | undefined)[] = [];
    const said = 'The message went to wrong@b.example.';
    server.use(unreachable('admin.messages.forward'));
    const { user, to, pass } = await dialog();
    await user.type(to, 'wrong@b.example');
    await pass();
    await screen.findByText('Could not confirm that the message was forwarded');
    expect(
      screen.getByText(/^The server could not be reached\. .* You can safely try again/),
    ).toBeTruthy();
    server.use(
      http.post('*/api/messages/:id/forwards/', async ({ request }) => {
        keys.push(((await request.json()) as { key: string }).key);
        const problem = problemBody('conflict', said);
        if (keys.length === 1) return HttpResponse.json(problem, { status: problem.status });
        return HttpResponse.json({ message: 'Forwarded to right@b.example.' }, { status: 202 });
      }),
    );
    await user.clear(to);
    await user.type(to, 'right@b.example');
    await pass();
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByText('The message was already forwarded')).toBeTruthy();
    expect(to.value).toBe('right@b.example');
    await pass();
    expect(await screen.findByText('Forwarded to right@b.example.')).toBeTruthy();
    expect(new Set(keys).size).toBe(2);
  });

  it.each([
    ['too-many-requests', 'The message was not forwarded', 'Wait a little.'],
    [
      'internal',
      'Could not confirm that the message was forwarded',
      /^Wait a little\. You can safely/,
    ],
  ] as const)('is said to have failed only where it was refused: %s', async (code, title, why) => {
    server.use(refuse('admin.messages.forward', code, { detail: 'Wait a little.' }));
    const { user, to, pass } = await dialog();
    await user.type(to, 'a@b.example');
    await pass();
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
  });

  it('keeps what was typed when its dialog or the page is closed, until it is sent', async () => {
    server.use(answer('admin.messages.forward', { message: 'Forwarded.' }));
    const first = await dialog();
    await first.user.type(first.to, 'a@b.example');
    await first.user.type(first.above, 'For you, please.');
    await first.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    first.unmount();
    const second = await dialog();
    expect([second.to.value, second.above.value]).toEqual(['a@b.example', 'For you, please.']);
    await second.pass();
    await screen.findByText('Forwarded.');
    second.unmount();
    expect((await dialog()).to.value).toBe('');
  });
});

describe('a note', () => {
  const field = () => screen.findByLabelText<HTMLTextAreaElement>('Internal note');

  it('that is typed outlives leaving its message, and is gone once it is stored', async () => {
    const stored: unknown[] = [];
    server.use(
      answer('admin.messages.notes.add', ({ body }) => {
        stored.push(body);
        const { content } = body;
        return { id: 'note', content, author: 'Ama', own: true, date: '2026-03-04T11:00:00.000Z' };
      }),
    );
    const first = open();
    await first.user.type(await field(), 'She is a customer.');
    first.unmount();
    const second = open();
    expect((await field()).value).toBe('She is a customer.');
    await second.user.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(stored).toMatchObject([{ content: 'She is a customer.' }]));
    await waitFor(async () => expect((await field()).value).toBe(''));
    second.unmount();
    open();
    expect((await field()).value).toBe('');
  });
});

describe('a note whose answer was lost', () => {
  it('is what was stored; what was typed since stays in the box, to be added as well', async () => {
    const stored: { content: string; key: string | undefined }[] = [];
    server.use(unreachable('admin.messages.notes.add'));
    const { user } = open();
    const box = await screen.findByLabelText<HTMLTextAreaElement>('Internal note');
    await user.type(box, 'Call her');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await screen.findByText('Could not confirm that the note was added');
    server.use(
      answer('admin.messages.notes.add', ({ body: { content, key } }) => {
        stored.push({ content, key });
        const own = { id: 'n', author: 'Ama', own: true, date: '2026-03-04T11:00:00.000Z' };
        return { ...own, content: stored.length === 1 ? 'Call her' : content };
      }),
    );
    await user.type(box, ' 677 00 00 00');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText(/^Your note was added as you first sent it/)).toBeTruthy();
    expect(box.value).toBe('Call her 677 00 00 00');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(box.value).toBe(''));
    expect(stored.map(({ content }) => content)).toEqual(Array(2).fill('Call her 677 00 00 00'));
    expect(new Set(stored.map(({ key }) => key)).size).toBe(2);
  });
});

describe('a note that has arrived although its answer was lost', () => {
  const lost = ({ content = 'Call her' } = {}) => {
    const own = { id: 'n', author: 'Ama', own: true, date: '2026-03-04T11:00:00.000Z' };
    server.use(
      http.post('*/messages/:id/notes/', () => {
        answers.require('b').notes.push({ ...own, content });
        return HttpResponse.error();
      }),
    );
  };
  const add = async () => {
    const { user } = open();
    const box = await screen.findByLabelText<HTMLTextAreaElement>('Internal note');
    await user.type(box, 'Call her');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await screen.findByRole('button', { name: 'Remove note' });
    return box;
  };

  it('is not said to be missing, and not kept to be added again', async () => {
    lost();
    const box = await add();
    await waitFor(() => expect(box.value).toBe(''));
    expect(screen.queryByText(/the note was added|The note was not added/)).toBeNull();
  });

  it('is distinguished from another one', async () => {
    lost({ content: 'She called' });
    const box = await add();
    expect(screen.getByText('Could not confirm that the note was added')).toBeTruthy();
    expect(box.value).toBe('Call her');
  });
});

describe('a message that is erased while it is answered', () => {
  it('leaves what was typed, to be copied or thrown away', async () => {
    const { user, queries } = open();
    await user.type(await screen.findByLabelText('Reply to the sender'), 'In June, at nine.');
    server.use(refuse('admin.messages.get', 'not-found'));
    await queries.invalidateQueries({ queryKey: ['admin.messages.get'] });
    const left = await screen.findByLabelText<HTMLTextAreaElement>('Your unsent reply');
    expect(screen.getByRole('heading', { name: 'Message not found' })).toBeTruthy();
    expect(left.value).toBe('In June, at nine.');
    expect(screen.queryByRole('button', { name: 'Send Reply' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copy the text' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('In June, at nine.');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByLabelText('Your unsent reply')).toBeNull();
  });
});

describe('a message that is erased while something else is written about it', () => {
  it('leaves the note and the words of a forward, too, at once and after a reload', async () => {
    const { user, queries, unmount } = open();
    await user.type(await screen.findByLabelText('Internal note'), 'Ask Ama first.');
    await user.click(screen.getByRole('button', { name: 'Forward' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Recipient’s email/), 'kofi@north.example');
    await user.type(dialog.getByLabelText('Text above the message'), 'Yours, I think.');
    server.use(refuse('admin.messages.get', 'not-found'));
    await queries.invalidateQueries({ queryKey: ['admin.messages.get'] });
    const left = async () => [
      (await screen.findByLabelText<HTMLTextAreaElement>('Your unsaved note')).value,
      screen.getByLabelText<HTMLTextAreaElement>('Your unsent text for forwarding').value,
    ];
    const words = ['Ask Ama first.', 'kofi@north.example\n\nYours, I think.'];
    expect(await left()).toEqual(words);
    expect(screen.queryByLabelText('Your unsent reply')).toBeNull();
    unmount();
    const again = open();
    expect(await left()).toEqual(words);
    const [throwAway] = screen.getAllByRole('button', { name: 'Discard' });
    await again.user.click(throwAway as HTMLElement);
    expect(screen.queryByLabelText('Your unsaved note')).toBeNull();
  });
});

describe('the saved replies', () => {
  const change = async () => {
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit saved replies' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved replies' }));
    await dialog.findByDisplayValue('Thanks');
    return { user, unmount, dialog };
  };

  const inTwoLanguages = [
    { title: 'Thanks', content: '{greeting} thanks.', language: 'en' },
    { title: 'Hours', content: 'We open at eight.', language: '' },
    { title: 'Merci', content: '{greeting} merci.', language: 'fr' },
  ] as const;
  const offered = async () => {
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', {
      name: 'Insert a saved reply',
    });
    return { choice, titles: Array.from(choice.options, ({ text }) => text).slice(1) };
  };

  it('are offered in the language of the message first, and greet in it', async () => {
    server.use(answer('admin.inbox.replies.get', { items: [...inTwoLanguages] }));
    answers.require('b').language = 'fr';
    const { user, queries } = open();
    queries.setQueryData(endpointKey('pages.company.get'), {
      ...company,
      languages: { fr: true },
    });
    const { choice, titles } = await offered();
    expect(titles).toEqual(['Hours', 'Merci', 'Thanks (English)']);
    await user.selectOptions(choice, 'Merci');
    const { name } = answers.require('b');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reply to the sender').value).toBe(
      `Bonjour ${name}, merci.`,
    );
  });

  it('are hidden while their language is off, and not lost', async () => {
    const sent: unknown[] = [];
    server.use(
      answer('admin.inbox.replies.get', { items: [...inTwoLanguages] }),
      answer('admin.inbox.replies.save', ({ body }) => {
        sent.push(body.items);
        return { items: [...inTwoLanguages] };
      }),
    );
    const { user } = open();
    expect((await offered()).titles).toEqual(['Hours', 'Thanks (English)']);
    await user.click(screen.getByRole('button', { name: 'Edit saved replies' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved replies' }));
    const [first] = await dialog.findAllByLabelText('Text');
    await user.type(first as HTMLElement, ' Bye.');
    await user.click(dialog.getByRole('button', { name: 'Save replies' }));
    await screen.findByText('The saved replies were changed');
    const [thanks, ...others] = inTwoLanguages;
    expect(sent).toEqual([[{ ...thanks, content: '{greeting} thanks. Bye.' }, ...others]]);
  });

  it('keep what was typed when their dialog or the page is closed, until it is saved', async () => {
    server.use(
      answer('admin.inbox.replies.save', ({ body }) => ({
        items: body.items.map((one) => ({ language: '' as const, ...one })),
      })),
    );
    const first = await change();
    const says = ({ dialog }: typeof first) => dialog.getByLabelText<HTMLTextAreaElement>('Text');
    await first.user.type(says(first), ' Bye.');
    await first.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    first.unmount();
    const second = await change();
    await second.user.click(await second.dialog.findByRole('button', { name: 'Restore' }));
    expect(says(second).value).toBe('Thank you, {name}. Bye.');
    await second.user.type(says(second), ' Ciao.');
    await second.user.click(second.dialog.getByRole('button', { name: 'Save replies' }));
    await screen.findByText('The saved replies were changed');
    second.unmount();
    const third = await change();
    expect(says(third).value).toBe('Thank you, {name}.');
    expect(third.dialog.queryByRole('button', { name: 'Restore' })).toBeNull();
  });

  it('offer again what an earlier release kept of them', async () => {
    const thanks = { title: 'Thanks', content: 'Thank you, {name}.' };
    const hours = { title: 'Hours', content: 'We open at eight.' };
    saveDraft(draftKey(session.get()?.email ?? '', 'saved-replies'), {
      base: { items: [thanks], version: 1 },
      replies: [thanks, hours].map((reply, at) => ({ ...reply, id: `${at}` })),
      tried: [[thanks]],
    });
    const { user, dialog } = await change();
    await user.click(await dialog.findByRole('button', { name: 'Restore' }));
    expect(dialog.getByDisplayValue('Hours')).toBeTruthy();
    expect(dialog.getByDisplayValue('Thanks')).toBeTruthy();
  });

  it('are added, changed and deleted where they are inserted', async () => {
    const sent: unknown[] = [];
    server.use(
      answer('admin.inbox.replies.save', ({ body }) => {
        sent.push(body.items);
        return { items: body.items.map((one) => ({ language: '' as const, ...one })) };
      }),
    );
    const { user, dialog } = await change();
    await user.click(dialog.getByRole('button', { name: 'Remove Thanks' }));
    await user.click(dialog.getByRole('button', { name: 'Add reply' }));
    await user.type(dialog.getByLabelText('Name'), 'Call');
    await user.type(dialog.getByLabelText('Text'), 'We call {{firstname}.');
    await user.click(dialog.getByRole('button', { name: 'Save replies' }));
    expect(await dialog.findByText(/\{firstname\}/, { selector: 'p, span' })).toBeTruthy();
    expect(sent).toEqual([]);
    await user.clear(dialog.getByLabelText('Text'));
    await user.type(dialog.getByLabelText('Text'), 'We call {{name}.');
    await user.click(dialog.getByRole('button', { name: 'Save replies' }));
    expect(await screen.findByText('The saved replies were changed')).toBeTruthy();
    expect(sent).toEqual([[{ title: 'Call', content: 'We call {name}.' }]]);
    expect(await screen.findByRole('option', { name: 'Call' })).toBeTruthy();
  });

  it('come back with a press when one was taken out by mistake', async () => {
    const sent: unknown[] = [];
    server.use(
      answer('admin.inbox.replies.save', ({ body }) => {
        sent.push(body.items.map(({ title }) => title));
        return { items: body.items.map((one) => ({ language: '' as const, ...one })) };
      }),
    );
    const { user, dialog } = await change();
    await user.click(dialog.getByRole('button', { name: 'Remove Thanks' }));
    await user.click(dialog.getByRole('button', { name: 'Save replies' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(sent).toEqual([[], ['Thanks']]);
  });

  /** A server that keeps them, whose first answer to a change is lost. */
  function losingAnswers() {
    const kept = {
      version: 1,
      items: [{ title: 'Thanks', content: 'Thank you, {name}.', language: '' }],
    };
    const savedReplies = () =>
      HttpResponse.json({ items: kept.items }, { headers: { etag: `"${kept.version}"` } });
    server.use(
      http.get('*/api/saved-replies/', savedReplies),
      http.put('*/api/saved-replies/', async ({ request }) => {
        if (request.headers.get('if-match') !== `"${kept.version}"`) {
          return HttpResponse.json(problemBody('conflict', 'Newer'), { status: 409 });
        }
        kept.items = ((await request.json()) as typeof kept).items;
        kept.version += 1;
        return kept.version === 2 ? HttpResponse.error() : savedReplies();
      }),
    );
    return kept;
  }

  it.each(['as it was', 'with more'])(
    'are their own doing where an answer was lost, tried again %s',
    async (how) => {
      const kept = losingAnswers();
      const { user, dialog } = await change();
      const says = dialog.getByLabelText<HTMLTextAreaElement>('Text');
      await user.type(says, ' Bye.');
      await user.click(dialog.getByRole('button', { name: 'Save replies' }));
      await dialog.findByText('The saved replies were not changed');
      if (how === 'with more') await user.type(says, ' Ciao.');
      const { value } = says;
      await user.click(dialog.getByRole('button', { name: 'Save replies' }));
      expect(await screen.findByText('The saved replies were changed')).toBeTruthy();
      expect(screen.queryByText(/A colleague changed/)).toBeNull();
      expect(kept.items).toEqual([{ title: 'Thanks', content: value, language: '' }]);
    },
  );

  it('come back also where an answer was lost, the tab closed, and another try sent more', async () => {
    const kept = losingAnswers();
    kept.items.push({ title: 'Bye', content: 'Good bye.', language: '' });
    const before = [...kept.items];
    const first = await change();
    await first.user.click(first.dialog.getByRole('button', { name: 'Remove Bye' }));
    await first.user.click(first.dialog.getByRole('button', { name: 'Save replies' }));
    await first.dialog.findByText('The saved replies were not changed');
    expect(kept.version).toBe(2);
    first.unmount();
    const { user, dialog } = await change();
    await user.click(await dialog.findByRole('button', { name: 'Restore' }));
    await user.type(dialog.getByLabelText('Text'), ' Ciao.');
    await user.click(dialog.getByRole('button', { name: 'Save replies' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(kept.items).toEqual(before);
  });

  it('are not overwritten for a colleague who has changed them in the meantime', async () => {
    const thanks = { title: 'Thanks', content: 'Many thanks, {name}.', language: '' as const };
    const hours = { title: 'Hours', content: 'We open at eight.', language: '' as const };
    const sent: unknown[] = [];
    const { user, dialog } = await change();
    server.use(
      answer('admin.inbox.replies.get', { items: [thanks, hours] }),
      refuse('admin.inbox.replies.save', 'conflict'),
    );
    await user.type(dialog.getByLabelText('Text'), ' Bye.');
    await user.click(dialog.getByRole('button', { name: 'Save replies' }));
    const both = within(await screen.findByRole('dialog', { name: 'Changed by someone else' }));
    server.use(
      answer('admin.inbox.replies.save', ({ body }) => {
        sent.push(body.items);
        return { items: body.items.map((one) => ({ language: '' as const, ...one })) };
      }),
    );
    await user.click(both.getByRole('radio', { name: /^Yours/ }));
    await user.click(both.getByRole('button', { name: 'Save this' }));
    expect(await screen.findByText('The saved replies were changed')).toBeTruthy();
    expect(sent).toEqual([
      [{ title: 'Thanks', content: 'Thank you, {name}. Bye.', language: '' }, hours],
    ]);
  });
});

describe('the list of the inbox', () => {
  it('names who answers, and is narrowed to what is mine, nobody’s or new to me', async () => {
    const asked: object[] = [];
    const ofKofi = message({ id: 'a', subject: 'Stock', assigneeId: 'kofi' });
    server.use(
      answer('admin.messages.list', ({ query }) => {
        asked.push({ seen: query.seen, assignee: query.assignee });
        return { items: [ofKofi], next: null, unread: 0 };
      }),
    );
    const { user } = renderWithProviders(<Page />, { path: '/admin/messages' });
    expect(await screen.findByRole('link', { name: /Stock.*Assigned to\s*Kofi Eko/ })).toBeTruthy();
    const assignee = screen.getByLabelText('Assignee');
    for (const choice of ['Assigned to me', 'Unassigned', 'Kofi Eko', 'New to me']) {
      await user.selectOptions(assignee, choice);
    }
    await waitFor(() => expect(asked).toHaveLength(5));
    expect(asked).toEqual([
      {},
      { assignee: 'me' },
      { assignee: 'nobody' },
      { assignee: 'kofi' },
      { seen: 'no' },
    ]);
  });
});

describe('several messages', () => {
  const pick = async (...names: RegExp[]) => {
    const { user, queries } = renderWithProviders(<Page />, { path: '/admin/messages' });
    for (const name of names) await user.click(await screen.findByRole('checkbox', { name }));
    return {
      user,
      queries,
      bar: within(await screen.findByRole('group', { name: 'Selected messages' })),
    };
  };

  it('are changed with one press, all that are shown or some of them', async () => {
    const sent: unknown[] = [];
    server.use(
      answer('admin.messages.bulk.change', ({ body }) => {
        sent.push(body);
        return { changed: body.ids.length };
      }),
    );
    const { user, bar } = await pick(/Stock/);
    await user.selectOptions(bar.getByLabelText('More'), 'Closed');
    expect(await screen.findByText('1 message was changed')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Selected messages' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.selectOptions(await screen.findByLabelText('More'), 'Kofi Eko');
    expect(await screen.findByText('2 messages were changed')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.selectOptions(await screen.findByLabelText('More'), 'Unassigned');
    await user.click(await screen.findByRole('checkbox', { name: /Bills/ }));
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(sent).toHaveLength(4));
    expect(sent).toEqual([
      { ids: ['a'], change: { state: 'closed' } },
      { ids: ['a', 'b'], change: { assigneeId: 'kofi' } },
      { ids: ['a', 'b'], change: { assigneeId: null } },
      { ids: ['b'], change: { status: 'archived' } },
    ]);
  });

  it('are deleted together, and come back together', async () => {
    const restored: string[] = [];
    server.use(
      answer('admin.messages.bulk.delete', ({ body: { ids } }) => ({ changed: ids.length, ids })),
      answer('admin.trash.restore', ({ params }) => {
        restored.push(params.id);
        return { name: params.id, notes: [] };
      }),
    );
    const { user, bar } = await pick(/Stock/, /Bills/);
    await user.click(bar.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete all' }));
    expect(await screen.findByText('2 messages were deleted')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('All of them were restored')).toBeTruthy();
    expect(restored).toEqual(['a', 'b']);
  });

  /** The ids that are asked back. */
  const restores = () => {
    const restored: string[] = [];
    server.use(
      answer('admin.trash.restore', ({ params }) => {
        restored.push(params.id);
        return { name: params.id, notes: [] };
      }),
    );
    return restored;
  };

  it('come back but for the one that was deleted for good, which is reported', async () => {
    const restored: string[] = [];
    server.use(
      answer('admin.messages.bulk.delete', ({ body: { ids } }) => ({ changed: ids.length, ids })),
      http.post('*/api/trash/message/a/restore/', () =>
        HttpResponse.json({ detail: 'It was permanently deleted' }, { status: 404 }),
      ),
      answer('admin.trash.restore', ({ params: { id } }) => {
        restored.push(id);
        return { name: id, notes: [] };
      }),
    );
    const { user, bar } = await pick(/Stock/, /Bills/);
    await user.click(bar.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete all' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText(/1 of 2 were restored\. It was permanently deleted/),
    ).toBeTruthy();
    expect(restored).toEqual(['b']);
  });

  it('come back as they were deleted here, whatever has left the list or was deleted before', async () => {
    const restored = restores();
    const { user, queries, bar } = await pick(/Stock/, /Bills/);
    server.use(
      answer('admin.messages.bulk.delete', async () => {
        // the news of the deletion comes before its answer
        answers.stored.splice(0, 2);
        await queries.invalidateQueries();
        await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Stock/ })).toBeNull());
        return { changed: 1, ids: ['b'] };
      }),
    );
    await user.click(bar.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete all' }));
    expect(await screen.findByText('1 message was deleted')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(restored).toEqual(['b']));
  });

  it('that were deleted come back where the rest of very many was not', async () => {
    const restored = restores();
    const many = Array.from({ length: 201 }, (_, at) => message({ id: `m${at}`, subject: 'Many' }));
    const parts: number[] = [];
    const kept = { changed: 2, ids: ['m0', 'm1'] };
    server.use(
      answer('admin.messages.list', { items: many, next: null, unread: 0 }),
      answer('admin.messages.bulk.delete', ({ body }) => {
        parts.push(body.ids.length);
        server.use(unreachable('admin.messages.bulk.delete'));
        return kept;
      }),
    );
    const { user, bar } = await pick(/Select all/);
    await user.click(bar.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete all' }));
    expect(await screen.findByText('2 messages were deleted')).toBeTruthy();
    expect(screen.getByText(/^The others were not deleted\. /)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(restored).toEqual(kept.ids));
    expect(parts).toEqual([200]);
  });
});
