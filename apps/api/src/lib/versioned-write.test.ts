import { describe, expect, it, vi } from 'vitest';
import type { Queryable } from '../db/database.ts';
import { type VersionedWrite, writeVersion } from '../db/versioned-write.ts';
import { ProblemError } from './problem-error.ts';

type Row = { version: number; name: string };

/** A change of the record `stored`, and what was called on the way, in order. */
async function change(stored: Row | undefined, overrides: Partial<VersionedWrite<Row, Row>> = {}) {
  const calls: string[] = [];
  const tx = {} as Queryable;
  const database = {
    write: async <T>(work: (tx: Queryable) => Promise<T>) => work(tx),
    touchContent: vi.fn(async () => void calls.push('touchContent')),
  };
  const outcome = await writeVersion<Row, Row>(database, {
    lock: async () => stored,
    present: ({ name }) => ({ shown: name }),
    write: async (_tx, before) => {
      calls.push('write');
      return { name: 'new', version: before.version + 1 };
    },
    audit: async (_tx, before, after) => void calls.push(`audit ${before.name} ${after.name}`),
    ...overrides,
  }).catch((error: unknown) => error);
  return { outcome, calls };
}

const stored = { version: 3, name: 'old' };

describe('a versioned write', () => {
  it.each([undefined, 3])(
    'stores, writes the audit entry, drops pages (ifMatch %s)',
    async (ifMatch) => {
      const { outcome, calls } = await change(stored, { ifMatch });
      expect(outcome).toEqual({ name: 'new', version: 4 });
      expect(calls).toEqual(['write', 'audit old new', 'touchContent']);
    },
  );

  it.each([2, 4])('stores nothing when it was made from version %s', async (ifMatch) => {
    const { outcome, calls } = await change(stored, { ifMatch });
    expect(outcome).toMatchObject({ code: 'conflict', details: { current: { shown: 'old' } } });
    expect(calls).toEqual([]);
  });

  it('leaves public pages alone when they do not show the record', async () => {
    const { calls } = await change(stored, { isPublic: async () => false });
    expect(calls).not.toContain('touchContent');
  });

  it.each([
    ['plainly', {}, 'not-found'],
    ['as the caller says', { missing: () => new ProblemError('forbidden') }, 'forbidden'],
  ])('says %s that there is no such record', async (_how, overrides, code) => {
    const { outcome, calls } = await change(undefined, overrides);
    expect(outcome).toMatchObject({ code });
    expect(calls).toEqual([]);
  });
});
