// @module-tag operations
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMediaFiles } from '../src/service/media-files/media-files.service.ts';
import { pdf, plainPicture } from './testing/files.ts';
import { arrive } from './testing/office.ts';
import { newAdmin } from './testing/people.ts';
import { newProfessional } from './testing/portfolios.ts';
import { listStored } from './testing/stored.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, platform, folder } = server;
const mediaFiles = createMediaFiles(platform);
const { files } = platform;
const put = files.put.bind(files);
const admin = await newAdmin(server);
const person = await newProfessional(server);
const messageId = (await arrive(server)).id;
const picture = await plainPicture(30, 20).png().toBuffer();

afterEach(() => vi.restoreAllMocks());

/** The disk takes so many files, and then no more. */
function takeOnly(count: number): void {
  let taken = 0;
  vi.spyOn(files, 'put').mockImplementation((key, path) => {
    taken += 1;
    return taken > count ? Promise.reject(new Error('no space left on device')) : put(key, path);
  });
}

/** What both answer: the guess where a photo's subject is comes with the first, and is not stored. */
const storedOf = ({ body: { focus: _guess, ...stored } }: { body: Record<string, unknown> }) =>
  stored;

describe('one upload that is sent twice at once, while the disk fails after the first', () => {
  it.each([
    ['a file of a page', '/api/media/', person, picture, 2],
    ['a picture of the library', '/api/library/', admin, picture, 2],
    ['a file of a reply', `/api/messages/${messageId}/files/`, admin, pdf(), 1],
  ])('is stored, with what belongs to it: %s', async (_, path, { bearer }, file, parts) => {
    const key = randomUUID();
    const send = () =>
      http.post(path).set(bearer).field('key', key).attach('file', file, 'a file').expect(201);
    takeOnly(parts);
    const [one, other] = await Promise.all([send(), send()]);
    expect(storedOf(other)).toEqual(storedOf(one));
    const stored = (await listStored(server)).filter((name) => name.includes(one.body.id));
    expect(stored).toHaveLength(parts);
  });
});

describe('an upload that fails at the disk', () => {
  const keepTwo = async (id: string, known: () => Promise<string | undefined>) => {
    const path = join(folder, 'waiting');
    await writeFile(path, 'bytes');
    takeOnly(1);
    const keeping = mediaFiles.keep(id, {
      known,
      make: async () => ['a.pdf', 'b.pdf'].map((name) => ({ name, path, sizeBytes: 5 })),
      insert: async () => 'stored',
    });
    await expect(keeping).rejects.toThrow('no space left on device');
    return (await listStored(server)).filter((name) => name.includes(id));
  };

  it('leaves nothing of what was stored before it failed', async () => {
    expect(await keepTwo(randomUUID(), async () => undefined)).toEqual([]);
  });

  it('leaves the files alone that another process has stored under its id in the meantime', async () => {
    const known = vi.fn(async () => 'of another process' as string | undefined);
    known.mockResolvedValueOnce(undefined);
    expect(await keepTwo(randomUUID(), known)).toHaveLength(1);
  });

  it('leaves them alone, too, while nobody can tell', async () => {
    const known = vi.fn<() => Promise<string | undefined>>(() =>
      Promise.reject(new Error('the database is away')),
    );
    known.mockResolvedValueOnce(undefined);
    expect(await keepTwo(randomUUID(), known)).toHaveLength(1);
  });
});
