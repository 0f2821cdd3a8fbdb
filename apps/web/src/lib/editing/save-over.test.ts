import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import type { Field } from './field.ts';
import { merge } from './merge.ts';
import { SaveConflict, saveOver, type WrittenRecord } from './save-over.ts';

interface Note {
  title: string;
  text: string;
  version: number;
}
type Values = Pick<Note, 'title' | 'text'>;

const line = (path: string): Field => ({ path, label: () => path, kind: 'line' });
const trimmed = z.object({ title: z.string().trim(), text: z.string().trim() });
const one: Note = { title: 'One', text: 'First', version: 1 };
const conflict = (current: Note) => new ApiError(409, { code: 'conflict', current });

/** A server with one note, whose answers are lost as often as this says. */
function serverWith(stored: Note | undefined, { lost = 0, asks }: Options = {}) {
  let now = stored;
  let left = lost;
  const sent: [Values, number | undefined][] = [];
  const unanswered = vi.fn();
  const record: WrittenRecord<Note, Values, Values> = {
    fields: [line('title'), line('text')],
    valuesOf: (note) => ({ title: note?.title ?? '', text: note?.text ?? '' }),
    body: (values) => values,
    input: trimmed,
    async send(body, over) {
      sent.push([body, over?.version]);
      if (over ? over.version !== now?.version : now) {
        if (over) throw conflict(now as Note);
      } else {
        now = { ...trimmed.parse(body), version: (now?.version ?? 0) + 1 };
      }
      if (left-- > 0) throw new Error('no answer');
      return now as Note;
    },
    newest: ({ current }) => current as Note | undefined,
    loadMerge: async () => merge,
    asks,
    onSent: unanswered,
  };
  return { record, sent, unanswered, now: () => now, kept: () => unanswered.mock.lastCall?.[0] };
}
type Options = { lost?: number; asks?: WrittenRecord<Note, Values, Values>['asks'] };

const values = (title: string, text = 'First'): Values => ({ title, text });

describe('a save', () => {
  it('is one write over the version that it was made from', async () => {
    const { record, sent } = serverWith(one);
    const saved = await saveOver(record, { stored: one, values: values('Two') });
    expect(saved).toEqual({ stored: { ...values('Two'), version: 2 }, together: false });
    expect(sent).toEqual([[values('Two'), 1]]);
  });

  it('writes over a newer version what only one side has changed, where only clashes are asked', async () => {
    const asks: Options['asks'] = ({ by }) => by === 'both';
    const { record } = serverWith({ ...one, text: 'Theirs', version: 5 }, { asks });
    const saved = await saveOver(record, { stored: one, values: values('Two') });
    expect(saved).toEqual({ stored: { ...values('Two', 'Theirs'), version: 6 }, together: true });
  });

  it('writes over a newer version that says the same in everything but what you changed', async () => {
    const { record, sent } = serverWith({ ...one, version: 5 });
    await saveOver(record, { stored: one, values: values('Two') });
    expect(sent.map(([, version]) => version)).toEqual([1, 5]);
  });

  it('stores nothing where another has changed it, and says what both have', async () => {
    const theirs = { ...one, title: 'Theirs', version: 5 };
    const { record, now } = serverWith(theirs);
    const saving = saveOver(record, { stored: one, values: values('Two') });
    await expect(saving).rejects.toMatchObject({
      ...{ theirs, sides: { base: values('One'), yours: values('Two') } },
      differences: [{ id: 'title', by: 'both' }],
    });
    expect(now()).toBe(theirs);
  });

  it('gives up once others have come first four times', async () => {
    const { record } = serverWith(one);
    const theirs = (version: number) => ({ ...one, text: `Theirs ${version}`, version });
    let version = 1;
    record.send = () => Promise.reject(conflict(theirs(++version)));
    record.asks = () => false;
    const saving = saveOver(record, { stored: one, values: values('Two') });
    await expect(saving).rejects.toMatchObject({ status: 409 });
    expect(version).toBe(5);
  });
});

describe('a save whose answer was lost', () => {
  it('is kept until there is an answer', async () => {
    const { record, kept } = serverWith(one, { lost: 1 });
    const write = { stored: one, values: values('Two') };
    await expect(saveOver(record, write)).rejects.toThrow('no answer');
    expect(kept()).toEqual([values('Two')]);
  });

  it('is known in the spelling of the server, and what was typed since goes over it', async () => {
    const { record, kept, sent } = serverWith(one, { lost: 1 });
    await saveOver(record, { stored: one, values: values('Two ') }).catch(() => undefined);
    const again = { stored: one, values: values('Two more'), sent: kept() };
    expect((await saveOver(record, again)).stored.title).toBe('Two more');
    expect(sent.map(([, version]) => version)).toEqual([1, 1, 2]);
  });

  it('is forgotten where it was refused', async () => {
    const { record, kept } = serverWith(one);
    record.send = () => Promise.reject(new ApiError(422, { code: 'invalid' }));
    await saveOver(record, { stored: one, values: values('') }).catch(() => undefined);
    expect(kept()).toEqual([]);
  });
});

describe('a new record', () => {
  it('is sent again as it was, and then what was typed since', async () => {
    const { record, kept, sent } = serverWith(undefined, { lost: 1 });
    await saveOver(record, { stored: undefined, values: values('New') }).catch(() => undefined);
    const again = { stored: undefined, values: values('Newer'), sent: kept() };
    const { stored } = await saveOver(record, again);
    expect(stored).toEqual({ ...values('Newer'), version: 2 });
    expect(sent.map(([body, version]) => [body.title, version])).toEqual([
      ['New', undefined],
      ['New', undefined],
      ['Newer', 1],
    ]);
  });

  it('goes as it is typed now, where what was sent is not accepted any more', async () => {
    const { record } = serverWith(undefined);
    const { send } = record;
    const wrong = { errors: [{ path: 'title', message: 'Past' }] };
    record.send = async (body, ...rest) =>
      body.title === 'Past' ? Promise.reject(new ApiError(422, wrong)) : send(body, ...rest);
    const write = { stored: undefined, values: values('Now'), sent: [values('Past')] };
    expect((await saveOver(record, write)).stored.title).toBe('Now');
  });

  it('never goes over what was added from elsewhere under its key', async () => {
    const { record, now } = serverWith(one);
    const saving = saveOver(record, { stored: undefined, values: values('Mine') });
    await expect(saving).rejects.toThrow(SaveConflict);
    expect(now()).toBe(one);
  });

  it('is one write where the server only spells it otherwise', async () => {
    const { record, sent } = serverWith(undefined);
    await saveOver(record, { stored: undefined, values: values(' New ') });
    expect(sent).toHaveLength(1);
  });
});
