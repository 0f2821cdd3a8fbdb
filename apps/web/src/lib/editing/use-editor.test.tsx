import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { NOW } from '../../testing/now.ts';
import { ApiError, NetworkError } from '../api-error.ts';
import { LoadedCode } from '../loaded-code.ts';
import { listDrafts } from '../saved-drafts.ts';
import { session } from '../session.ts';
import type { Field } from './field.ts';
import type { Merge } from './save-over.ts';
import { useEditor } from './use-editor.ts';
import type { Sending } from './use-saving.ts';

const OWNER = 'ada@north.example';
const storedSchema = z.object({ title: z.string(), note: z.string(), version: z.number() });
type Note = z.infer<typeof storedSchema>;
type Values = Pick<Note, 'title' | 'note'>;
const fields: Field<keyof Values>[] = [
  { path: 'title', label: () => 'Title', kind: 'line' },
  { path: 'note', label: () => 'Note', kind: 'text' },
];
const one: Note = { title: 'One', note: 'First', version: 1 };
const check = z.object({ title: z.string().min(1, 'Title?').max(9, 'Too long'), note: z.string() });

type Send = (sending: Sending<Note, Values>) => Promise<Note>;
const conflict = (current: Note) => new ApiError(409, { detail: 'Newer', current });

function open(
  send: Send,
  stored: Note | null = one,
  checked = false,
  merging?: LoadedCode<Merge<Values>>,
) {
  const onSaved = vi.fn();
  const onFailed = vi.fn();
  const view = renderHook(
    (current: Note | undefined) =>
      useEditor<Note, Values, Values>({
        draft: 'note',
        ...{ fields, stored: current, storedSchema, send, onFailed, merging },
        onSaved: (now) => onSaved(now),
        body: (values) => values,
        check: checked ? () => check : undefined,
      }),
    { initialProps: stored ?? undefined },
  );
  const editor = () => view.result.current;
  const type = (path: keyof Values, text: string) =>
    act(async () =>
      editor().form.setValue(path, text, { shouldDirty: true, shouldValidate: checked }),
    );
  const submit = () => act(async () => void (await editor().submit()));
  return { ...view, editor, type, submit, onSaved, onFailed };
}
const saved: Send = async ({ body, stored }) => ({ ...body, version: (stored?.version ?? 0) + 1 });

beforeEach(() => session.start({ token: 't', refreshToken: 'r', role: 'admin', email: OWNER }));
afterEach(() => {
  session.clear();
  localStorage.clear();
});

describe('a failure', () => {
  it('has passed once all that it said was put right elsewhere, and not before', async () => {
    const wrong = (...paths: string[]) =>
      new ApiError(422, { errors: paths.map((path) => ({ path, message: 'Gone' })) });
    const failures = [wrong('title', 'note'), wrong('title', 'elsewhere'), new ApiError(503)];
    const { editor, type, submit } = open(() => Promise.reject(failures.shift()));
    const mend = (path: string) => act(async () => editor().mended(path));
    await type('title', 'Two');
    await submit();
    await mend('note');
    expect([editor().errorOf('note'), editor().failure]).toEqual([undefined, expect.anything()]);
    await mend('title');
    expect(editor().failure).toBeUndefined();
    expect(editor().unsaved).toBe(true);
    // what the form has no field for is not known to be right
    await submit();
    await mend('title');
    expect(editor().failure).toBeDefined();
    await submit();
    await mend('title');
    expect(editor().failure).toBeDefined();
  });
});

describe('an editor', () => {
  it('sends what the form holds over the version it was made from, and has no draft then', async () => {
    const send = vi.fn(saved);
    const { editor, type, submit, onSaved, unmount } = open(send);
    await type('title', 'Two');
    expect(editor().unsaved).toBe(true);
    await submit();
    expect(send).toHaveBeenCalledWith({
      body: { title: 'Two', note: 'First' },
      stored: one,
      key: expect.stringMatching(/^\w{8,64}$/),
    });
    expect(onSaved).toHaveBeenCalledWith({ title: 'Two', note: 'First', version: 2 });
    expect([editor().unsaved, editor().stored?.version]).toEqual([false, 2]);
    unmount();
    expect(listDrafts(OWNER, 'note')).toEqual([]);
  });

  it('keeps what was typed while the save was on its way', async () => {
    let finish = () => {};
    const waiting = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { editor, type } = open(async (sending) => {
      await waiting;
      return saved(sending);
    });
    await type('title', 'Two');
    let done: Promise<unknown> | undefined;
    act(() => {
      done = editor().submit();
    });
    await type('note', 'In between');
    finish();
    await act(async () => void (await done));
    expect(editor().form.getValues()).toEqual({ title: 'Two', note: 'In between' });
    expect(editor().unsaved).toBe(true);
  });

  it('keeps everything when it fails, with the words of the server at their field', async () => {
    const refusal = new ApiError(400, {
      detail: 'No',
      errors: [{ path: 'title', message: 'Taken' }],
    });
    const { editor, type, submit, onFailed } = open(() => Promise.reject(refusal));
    await type('title', 'Two');
    await submit();
    expect(editor().failure).toBe(refusal);
    expect(editor().errorOf('title')).toBe('Taken');
    expect(editor().form.getValues('title')).toBe('Two');
    expect(onFailed).toHaveBeenCalledTimes(1);
  });

  it('sends what no network took by itself when that is back, as it is typed then', async () => {
    const send = vi.fn<Send>().mockRejectedValueOnce(new NetworkError('gone'));
    send.mockImplementation(saved);
    const { editor, type, submit, onSaved } = open(send);
    await type('title', 'Two');
    await submit();
    expect([editor().waits, onSaved.mock.calls]).toEqual([true, []]);
    await type('note', 'Typed since');
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(onSaved).toHaveBeenCalledExactlyOnceWith({
      ...{ title: 'Two', note: 'Typed since', version: 2 },
    });
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is not sent again by itself where the server has refused it', async () => {
    const send = vi.fn<Send>(() => Promise.reject(new ApiError(400, { detail: 'No' })));
    const { editor, type, submit } = open(send);
    await type('title', 'Two');
    await submit();
    expect(editor().waits).toBe(false);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('sends a new record under one key, however often it is tried', async () => {
    const keys: string[] = [];
    const { type, submit } = open(({ key }) => {
      keys.push(key);
      return Promise.reject(new Error('lost'));
    }, null);
    await type('title', 'New');
    await submit();
    await submit();
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('says what is too long at once, and what is missing once someone tries to save', async () => {
    const send = vi.fn(saved);
    const { editor, type, submit } = open(send, one, true);
    await type('title', '');
    expect(editor().errorOf('title')).toBeUndefined();
    await type('title', 'Much too long');
    await waitFor(() => expect(editor().errorOf('title')).toBe('Too long'));
    await type('title', '');
    await submit();
    expect(editor().errorOf('title')).toBe('Title?');
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a draft of an editor', () => {
  it('is offered to the next, goes back with what it was made from, and is not put in by itself', async () => {
    const first = open(saved);
    await first.type('title', 'Half');
    first.unmount();
    const send = vi.fn(saved);
    const { editor, submit } = open(send, { ...one, version: 7 });
    await waitFor(() => expect(editor().savedDraft).toBeDefined());
    expect(editor().form.getValues('title')).toBe('One');
    act(() => editor().restore());
    expect(editor().form.getValues('title')).toBe('Half');
    expect([editor().savedDraft, editor().unsaved]).toEqual([undefined, true]);
    await submit();
    expect(send.mock.calls[0]?.[0].stored?.version).toBe(1);
  });

  it('sends what had no answer again as it was, and what was typed since over that', async () => {
    const first = open(() => Promise.reject(new Error('lost')), null);
    await first.type('title', 'New');
    await first.submit();
    await first.type('title', 'Newer');
    first.unmount();
    const send = vi.fn(saved);
    const { editor, submit, onSaved } = open(send, null);
    await waitFor(() => expect(editor().savedDraft).toBeDefined());
    act(() => editor().restore());
    await submit();
    expect(send.mock.calls.map(([{ body, stored }]) => [body.title, stored?.version])).toEqual([
      ['New', undefined],
      ['Newer', 1],
    ]);
    expect(onSaved).toHaveBeenCalledWith({ title: 'Newer', note: '', version: 2 });
  });

  it('is offered also where its editor was closed before the save was refused', async () => {
    const { promise, reject } = Promise.withResolvers<Note>();
    const first = open(() => promise);
    await first.type('title', 'Half');
    let done: Promise<unknown> | undefined;
    act(() => {
      done = first.editor().submit();
    });
    first.unmount();
    reject(new ApiError(401));
    await act(async () => void (await done));
    // what still waited is written
    window.dispatchEvent(new Event('pagehide'));
    const { editor } = open(saved);
    await waitFor(() => expect(editor().savedDraft).toBeDefined());
  });

  it('of another shape is ignored', async () => {
    const first = open(saved);
    await first.type('title', 'Half');
    first.unmount();
    const [key] = Object.keys(localStorage).filter((one) => one.startsWith('draft:'));
    const content = { format: 2, stored: one, values: { title: [] }, addition: 'x' };
    localStorage.setItem(key ?? '', JSON.stringify({ savedAt: new Date(NOW), content }));
    const { editor } = open(saved);
    await act(async () => {});
    expect(editor().savedDraft).toBeUndefined();
  });

  it('goes when it is discarded', async () => {
    const { editor, type, unmount } = open(saved);
    await type('title', 'Half');
    act(() => editor().discard());
    expect([editor().form.getValues('title'), editor().unsaved]).toEqual(['One', false]);
    unmount();
    expect(listDrafts(OWNER, 'note')).toEqual([]);
  });
});

describe('a newer version', () => {
  const theirs: Note = { title: 'Theirs', note: 'First', version: 5 };
  const refusingOlder: Send = (sending) =>
    sending.stored?.version === theirs.version ? saved(sending) : Promise.reject(conflict(theirs));

  it('is shown at once where nothing is unsaved, else when that is discarded', async () => {
    const { editor, type, rerender } = open(saved);
    rerender(theirs);
    expect(editor().form.getValues('title')).toBe('Theirs');
    await type('title', 'Mine');
    const later = { ...theirs, title: 'Later', version: 6 };
    rerender(later);
    expect(editor().form.getValues('title')).toBe('Mine');
    act(() => editor().discard());
    expect([editor().form.getValues('title'), editor().stored?.version]).toEqual(['Later', 6]);
  });

  it('is shown beside yours, and nothing is sent until each is chosen', async () => {
    const send = vi.fn(refusingOlder);
    const { editor, type, submit, onSaved, onFailed } = open(send);
    await type('title', 'Yours');
    await type('note', 'Mine alone');
    await submit();
    expect(editor().comparing).toBe(true);
    expect(editor().conflict?.differences.map(({ id, by }) => [id, by])).toEqual([
      ['title', 'both'],
      ['note', 'yours'],
    ]);
    expect(onFailed).not.toHaveBeenCalled();
    await act(async () => void (await editor().settle({ title: 'theirs', note: 'yours' })));
    expect(send.mock.lastCall?.[0].body).toEqual({ title: 'Theirs', note: 'Mine alone' });
    expect(onSaved).toHaveBeenCalledWith({ title: 'Theirs', note: 'Mine alone', version: 6 });
  });

  it('is edited on from, and met again', async () => {
    const { editor, type, submit } = open(refusingOlder);
    await type('title', 'Yours');
    await submit();
    act(() => void editor().compare(false));
    expect(editor().form.getValues('title')).toBe('Yours');
    await submit();
    expect(editor().comparing).toBe(true);
  });

  it('is compared with what was typed since', async () => {
    const { editor, type, submit } = open(refusingOlder);
    await type('title', 'Yours');
    await submit();
    act(() => void editor().compare(false));
    await type('title', 'Yours too');
    await act(async () => void (await editor().compare(true)));
    expect(editor().conflict?.differences).toMatchObject([{ id: 'title', yours: 'Yours too' }]);
  });

  it('taken whole needs no saving', async () => {
    const send = vi.fn(refusingOlder);
    const { editor, type, submit, onSaved } = open(send);
    await type('title', 'Yours');
    await submit();
    await act(async () => void (await editor().settle({ title: 'theirs' })));
    expect(send).toHaveBeenCalledTimes(1);
    expect(onSaved).toHaveBeenCalledWith(theirs);
    expect(listDrafts(OWNER, 'note')).toEqual([]);
  });

  it('is put together in the way of the screen, where it has one', async () => {
    const merge: Merge<Values> = (_fields, { yours, theirs: other }) => ({
      merged: { ...other, title: `${yours.title} and ${other.title}` },
      differences: [],
    });
    const load = vi.fn(async () => merge);
    const { editor, type, submit, onSaved } = open(refusingOlder, one, false, new LoadedCode(load));
    await type('title', 'Yours');
    expect(load).not.toHaveBeenCalled();
    await submit();
    expect(editor().conflict).toBeUndefined();
    expect(onSaved).toHaveBeenCalledWith({
      ...theirs,
      title: 'Yours and Theirs',
      version: 6,
    });
  });

  it('that says the same needs no saving', async () => {
    const send = vi.fn(refusingOlder);
    const { editor, type, submit, onSaved } = open(send);
    await type('title', 'Theirs');
    await submit();
    expect(editor().conflict).toBeUndefined();
    expect(send).toHaveBeenCalledTimes(1);
    expect(onSaved).toHaveBeenCalledWith(theirs);
  });
});
