// @module-tag database
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { emptyUploadFolder } from '../src/http/upload.ts';
import { DAY_MS, MINUTE_MS } from '../src/lib/clock.ts';
import { pdf } from './testing/files.ts';
import { PASSWORD } from './testing/people.ts';
import { newProfessional } from './testing/portfolios.ts';
import { listStored } from './testing/stored.ts';
import { startTestServer } from './testing/test-server.ts';

async function start() {
  const server = await startTestServer();
  onTestFinished(server.close);
  const uploads = join(server.folder, 'uploads.tmp');
  await mkdir(uploads);
  const { media } = server.dependencies;
  /** What the next start does; some time has passed by then. */
  const restart = async () => {
    server.clock.advance(MINUTE_MS);
    await emptyUploadFolder(uploads);
    await media.sweep();
  };
  const person = await newProfessional(server);
  const deleteItem = (id: string) =>
    server.http.delete(`/api/media/${id}/`).set(person.bearer).expect(204);
  const { mediaItems } = server.platform.database.tables;
  return { ...server, deleteItem, media, uploads, restart, person, mediaItems, server };
}

describe('a start', () => {
  it('empties what waited to be complete and removes nothing that a record names', async () => {
    const { uploads, restart, person, http, server } = await start();
    const document = await person.upload(pdf(), { title: 'CV' });
    await mkdir(join(uploads, 'half.finished'));
    await writeFile(join(uploads, 'half'), 'half an upload');
    const before = await listStored(server);
    await restart();
    expect(await readdir(uploads)).toEqual([]);
    expect(await listStored(server)).toEqual(before.filter((path) => !path.endsWith('/half')));
    await http.get(document.url).expect(200);
  });

  it('has nothing to do where there is nothing yet', async () => {
    const { media, folder } = await start();
    await emptyUploadFolder(join(folder, 'missing'));
    await media.sweep();
    expect(await media.trash.list()).toEqual([]);
  });

  it('moves an upload that no record names to the trash, and empties it after thirty days', async () => {
    const { uploads, restart, platform, media, clock } = await start();
    const half = join(uploads, 'half');
    await writeFile(half, 'a whole video');
    await platform.files.put('media/orphan/video.mp4', half);
    await restart();
    expect(await platform.files.size('media/orphan/video.mp4')).toBeUndefined();
    const [entry] = await media.trash.list();
    expect(entry?.id).toBe('orphan');
    expect(await platform.files.size(`${entry?.prefix}/video.mp4`)).toBe(13);
    clock.advance(30 * DAY_MS - 5_000);
    await media.tidy();
    expect(await media.trash.list()).toHaveLength(1);
    clock.advance(6_000);
    await media.tidy();
    expect(await media.trash.list()).toEqual([]);
  });

  it('passes over what the system has left among the uploads', async () => {
    const { uploads, restart, platform, media, folder } = await start();
    const half = join(uploads, 'half');
    await writeFile(half, 'a whole video');
    await platform.files.put('media/orphan/video.mp4', half);
    const strange = ['media/.DS_Store', 'media/lost+found', 'trash/20260304T093000Z...'];
    for (const name of strange) await mkdir(join(folder, 'files', name), { recursive: true });
    await restart();
    expect((await media.trash.list()).map(({ id }) => id)).toEqual(['orphan']);
    expect(await readdir(join(folder, 'files/media'))).toEqual(['.DS_Store', 'lost+found']);
  });

  it('brings an upload back once the database names it again', async () => {
    const { restart, person, platform, mediaItems, http, media } = await start();
    const { url } = await person.upload(pdf(), { title: 'CV' });
    const rows = await platform.database.read.select().from(mediaItems);
    await platform.database.write((tx) => tx.delete(mediaItems));
    await restart();
    await http.get(url).expect(404);
    await platform.database.write((tx) => tx.insert(mediaItems).values(rows));
    await restart();
    await http.get(url).expect(200);
    expect(await media.trash.list()).toEqual([]);
  });
});

describe('what a person deletes', () => {
  /** A store that cannot delete for now, as when the process ends before it does. */
  const failing = async () => {
    const started = await start();
    const { files } = started.platform;
    const { deleteAll } = files;
    files.deleteAll = async () => {
      throw new Error('no');
    };
    const recover = () => {
      files.deleteAll = deleteAll;
    };
    return { ...started, recover };
  };

  it('never is in the trash: an erased account leaves no file, even after a crash', async () => {
    const { restart, recover, person, http, media, folder, server } = await failing();
    const document = await person.upload(pdf('Marker'), { title: 'CV' });
    const password = PASSWORD;
    await http.post('/api/account/delete/').set(person.bearer).send({ password }).expect(204);
    recover();
    expect((await listStored(server)).join()).toContain(document.id);
    await restart();
    await http.get(document.url).expect(404);
    expect(await media.trash.list()).toEqual([]);
    expect(await readdir(join(folder, 'files/media'))).toEqual([]);
  });

  it('leaves the trash, too, where an earlier start has moved it', async () => {
    const { person, platform, media, deleteItem } = await start();
    const document = await person.upload(pdf(), { title: 'CV' });
    await platform.files.move(`media/${document.id}`, `trash/20260101T000000Z.${document.id}`);
    await deleteItem(document.id);
    expect(await media.trash.list()).toEqual([]);
  });

  it('is removed within the hour where it could not be at once', async () => {
    const { recover, person, media, deleteItem, server } = await failing();
    const document = await person.upload(pdf(), { title: 'CV' });
    await deleteItem(document.id);
    recover();
    await media.tidy();
    expect((await listStored(server)).join()).not.toContain(document.id);
  });

  it('stays when the same upload was sent again in the meantime', async () => {
    const { recover, person, media, deleteItem, platform, mediaItems, http } = await failing();
    const document = await person.upload(pdf(), { title: 'CV' });
    const rows = await platform.database.read.select().from(mediaItems);
    await deleteItem(document.id);
    await platform.database.write((tx) => tx.insert(mediaItems).values(rows));
    recover();
    await media.tidy();
    await http.get(document.url).expect(200);
  });
});
