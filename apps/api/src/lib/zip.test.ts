import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createNames, streamZip, type ZipEntry } from './zip.ts';

const changedAt = new Date('2026-03-04T05:06:08Z');

describe('an archive', () => {
  it('holds what its entries gave, in texts and in pieces', async () => {
    async function* pieces() {
      yield Buffer.from([1, 2]);
      yield Buffer.from([3]);
    }
    async function* entries(): AsyncGenerator<ZipEntry> {
      yield { name: 'hello.txt', changedAt, content: 'Maître 🇨🇲' };
      yield { name: 'media/ngozi.bin', changedAt, content: pieces() };
    }
    const files = unzipSync(await buffer(streamZip(entries())));
    expect(Object.keys(files)).toEqual(['hello.txt', 'media/ngozi.bin']);
    expect(strFromU8(files['hello.txt'] ?? new Uint8Array())).toBe('Maître 🇨🇲');
    expect(files['media/ngozi.bin']).toEqual(new Uint8Array([1, 2, 3]));
  });

  it('opens an entry only when those before it are on their way', async () => {
    let opened = 0;
    async function* endless() {
      for (;;) yield Buffer.alloc(64 * 1024);
    }
    async function* entries(): AsyncGenerator<ZipEntry> {
      for (;;) {
        opened += 1;
        yield { name: `${opened}`, changedAt, content: endless() };
      }
    }
    const stream = streamZip(entries());
    let read = 0;
    for await (const chunk of stream) {
      read += chunk.length;
      if (read > 1024 * 1024) break;
    }
    expect(opened).toBe(1);
  });

  it('ends what it was reading when nobody wants the rest', async () => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    async function* entries(): AsyncGenerator<ZipEntry> {
      try {
        for (;;) yield { name: 'again', changedAt, content: 'and again' };
      } finally {
        end();
      }
    }
    for await (const _chunk of streamZip(entries())) break;
    await ended;
  });

  it('closes the file that it was reading when nobody wants the rest', async () => {
    const file = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(64 * 1024);
      })(),
    );
    async function* entries(): AsyncGenerator<ZipEntry> {
      yield { name: 'film.mp4', changedAt, content: file };
    }
    for await (const chunk of streamZip(entries())) if (chunk.length > 1024) break;
    if (!file.closed) await once(file, 'close');
    expect(file.destroyed).toBe(true);
  });

  it('fails when an entry does', async () => {
    async function* entries(): AsyncGenerator<ZipEntry> {
      yield { name: 'first', changedAt, content: 'good' };
      throw new Error('the store is gone');
    }
    await expect(buffer(streamZip(entries()))).rejects.toThrow('the store is gone');
  });
});

describe('names in an archive', () => {
  it.each([
    ['photo.webp', 'photo.webp'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['..\\..\\evil.exe', '_.._evil.exe'],
    ['C:\\temp\\x.pdf', 'C_temp_x.pdf'],
    ['a\u0000b\u202ec.pdf', 'a_b_c.pdf'],
    ['...', 'file'],
    ['', 'file'],
    ['Résumé – 履歴書.pdf', 'Résumé – 履歴書.pdf'],
  ])('%j becomes %j', (wanted, name) => {
    expect(createNames()(wanted)).toBe(name);
  });

  it('come once each, also where case does not count', () => {
    const nameFor = createNames();
    expect(['cv.pdf', 'CV.pdf', 'cv.pdf', 'cv-2.pdf'].map(nameFor)).toEqual([
      'cv.pdf',
      'CV-2.pdf',
      'cv-3.pdf',
      'cv-2-2.pdf',
    ]);
  });

  it('are short enough for every file system, and keep their ending', () => {
    const name = createNames()(`${'🇨🇲'.repeat(300)}.pdf`);
    expect(Buffer.byteLength(name)).toBeLessThan(255);
    expect(name).toMatch(/\.pdf$/);
  });
});
