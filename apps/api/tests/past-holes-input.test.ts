// @module-tag operations
import type { Endpoint } from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { addressOf, isOfOffice, openApi, table } from './testing/endpoint-table.ts';
import { pdf, plainPicture } from './testing/files.ts';
import { newAdmin, newUser, type SignedIn, signIn } from './testing/people.ts';
import { newProfessional } from './testing/portfolios.ts';
import { listStored } from './testing/stored.ts';
import { useTestServer } from './testing/test-server.ts';

// Holes that products of this kind have had, tried here over every address that could have them.

const server = await useTestServer();
const { http, platform } = server;
await seedDefaults(platform.database, platform);
const admin = await newAdmin(server);
const user = await newUser(server);
// a stream is asked for like anything else, and then ends at once
server.dependencies.liveEvents.close();

/** A picture of the website, in whose place another may be put. */
const inLibrary: { id: string; url: string } = (
  await http
    .post('/api/library/')
    .set(admin.bearer)
    .field({ title: 'Harbour' })
    .attach('file', await plainPicture(40, 30).png().toBuffer(), 'harbour.png')
    .expect(201)
).body;

const HIDDEN = 'a draft that nobody may see';
await http
  .post('/blogs/')
  .set(admin.bearer)
  .send({ title: HIDDEN, description: HIDDEN, status: 'draft', posts: [HIDDEN] })
  .expect(201);

const isPublic = ({ access }: Endpoint) => access === 'anyone' || access === 'optional';

const injections = [
  "'",
  '"',
  '`',
  "nothing' OR '1'='1",
  "nothing') OR ('1'='1' --",
  'nothing" OR "1"="1',
  "nothing'; DROP TABLE users; --",
  "' UNION SELECT password_hash FROM users --",
  'id; SELECT 1',
  '1 OR 1=1',
  '%27 OR 1=1',
  'status:draft',
  '[{"$ne":null}]',
];

/** Every part of an address that its sender chooses: query parameters, and those of the path. */
const openings = table
  .filter(([, endpoint]) => endpoint.method === 'GET')
  .flatMap(([name, endpoint]) => {
    const { parameters = [] } = openApi.paths[endpoint.path]?.get ?? {};
    return parameters
      .filter((parameter) => parameter.in !== 'header')
      .map((parameter) => ({ name, endpoint, parameter: parameter.name, place: parameter.in }));
  });

describe('SQL in a public filter (CVE-2026-26980)', () => {
  it.each(openings)('finds nothing through $parameter of $name', async (opening) => {
    const { endpoint, parameter, place } = opening;
    const { bearer } = isPublic(endpoint) ? { bearer: {} } : await signInFor(endpoint);
    const ask = (value: string) =>
      place === 'path'
        ? http.get(addressOf(endpoint, encodeURIComponent(value))).set(bearer)
        : http
            .get(addressOf(endpoint))
            .query({ [parameter]: value })
            .set(bearer);
    const none = await ask('nothing');
    for (const injection of injections) {
      const { status, text } = await ask(injection);
      expect(status, injection).toBeLessThan(500);
      if (status >= 400) expect(text).not.toMatch(/sqlite|postgres|syntax|select |drizzle/i);
      if (status === 200 && none.status === 200) {
        // a search for a quotation mark may find one, but no injected condition finds all
        const isSearched = injection.startsWith('nothing');
        if (isSearched) expect(text.length).toBeLessThanOrEqual(none.text.length);
      }
      if (isPublic(endpoint)) expect(text).not.toContain(HIDDEN);
    }
    await signIn(server, user.email);
  });
});

describe('an upload by one of several ways (CVE-2026-22707)', () => {
  /** Takes any mail, says what it is, and keeps nothing of it. */
  const KEEPS_NOTHING = 'newsletter.bounce';
  const uploads = table.filter(([, endpoint]) => endpoint.multipart);
  const forbidden: [string, Buffer][] = [
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['XML', Buffer.from('<?xml version="1.0"?><a/>')],
    ['a script', Buffer.from('alert(1)')],
    ['PHP', Buffer.from('<?php echo 1;')],
    ['an archive', Buffer.from('PK\u0003\u0004')],
    ['a GIF that is a script', Buffer.from('GIF89a=1;alert(1)')],
    ['a JPEG that is a page', Buffer.from('\u00ff\u00d8\u00ff<script>alert(1)</script>', 'latin1')],
  ];
  const names = [
    ['photo.jpg', 'image/jpeg'],
    ['paper.pdf', 'application/pdf'],
    ['film.mp4', 'video/mp4'],
    ['page.html', 'text/html'],
  ] as const;

  it('has six ways that are tried here, and no other', () => {
    const names = uploads.map(([name]) => name);
    const tried = [
      ...['media.upload', 'library.upload', 'library.replace', KEEPS_NOTHING],
      ...['admin.messages.files.add', 'admin.applications.files.add'],
    ];
    expect(names.toSorted()).toEqual(tried.toSorted());
  });

  it.each(
    uploads.flatMap(([name, endpoint]) =>
      forbidden.map(([what, content]) => ({ name, endpoint, what, content })),
    ),
  )('$name takes $what under no name and type', async ({ name, endpoint, content }) => {
    const answers = name === KEEPS_NOTHING ? [200] : [400, 415, 422];
    const { bearer } = await signInFor(endpoint);
    const before = await listStored(server);
    for (const media_type of [undefined, 'image', 'document', 'video']) {
      for (const [filename, contentType] of names) {
        const request = http
          .post(addressOf(endpoint, inLibrary.id))
          .set(bearer)
          .field('title', 'T');
        if (media_type) request.field('media_type', media_type);
        const { status } = await request.attach('file', content, { filename, contentType });
        expect(answers).toContain(status);
      }
    }
    expect(await listStored(server)).toEqual(before);
  });
});

describe('an upload in the place of another person’s file (CVE-2026-35412)', () => {
  let victim: Awaited<ReturnType<typeof newProfessional>>;
  beforeEach(async () => {
    victim = await newProfessional(server);
  });

  const ways = ['media.upload', 'library.upload', 'library.replace'];

  it.each(ways)('changes nothing of it: %s', async (name) => {
    const endpoint = Object.fromEntries(table)[name];
    if (!endpoint) throw new Error(`There is no ${name}.`);
    const content = pdf('what the victim has uploaded');
    const file = await victim.upload(content, { media_type: 'document', title: 'Mine' }, 'a.pdf');
    const picture = await victim.upload(await plainPicture(40, 30).png().toBuffer(), {
      media_type: 'image',
      title: 'Mine',
    });
    const own = inLibrary.url.split('/').at(-2) ?? '';
    // a file that waits goes a moment after its answer, and the picture of the library is replaced
    const kept = async () =>
      (await listStored(server)).filter((path) => path.startsWith('files/') && !path.includes(own));
    const stored = await kept();
    const read = async (url: string) => (await http.get(url).buffer(true)).body;
    const before = [await read(file.url), await read(picture.url)];
    const { bearer } = await signInFor(endpoint);
    const place = file.url.split('/').at(-2) ?? '';
    const other = await plainPicture(40, 30).jpeg().toBuffer();
    const filenames = [
      'a.pdf',
      file.url,
      `../${place}/a.pdf`,
      `..%2f${place}%2fa.pdf`,
      '40x30.webp',
    ];
    for (const filename of filenames) {
      const { status } = await http
        .post(addressOf(endpoint, inLibrary.id))
        .set(bearer)
        .field({
          id: picture.id,
          url: picture.url,
          path: place,
          owner: victim.email,
          media_type: 'image',
        })
        .attach('file', other, { filename, contentType: 'image/jpeg' });
      expect([200, 201, 400, 422]).toContain(status);
    }
    expect([await read(file.url), await read(picture.url)]).toEqual(before);
    expect(await kept()).toEqual(expect.arrayContaining(stored));
  });
});

/** Someone who may call an endpoint. */
function signInFor(endpoint: Endpoint): Promise<SignedIn> {
  return signIn(server, isOfOffice(endpoint) ? admin.email : user.email);
}
