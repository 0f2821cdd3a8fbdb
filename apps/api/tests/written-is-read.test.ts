// @module-tag database
import type { Endpoint } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { addressOf, isOfOffice } from './testing/endpoint-table.ts';
import { plainPicture } from './testing/files.ts';
import { bodiesOf, shapesOf, VALUE_SEED } from './testing/schema-values.ts';
import { useTestServer } from './testing/test-server.ts';
import { unreadWrites } from './testing/unread-writes.ts';
import type { Notes, Sent } from './testing/write-read-kinds.ts';
import { notes as allNotes } from './testing/write-read-notes.ts';
import { readOf, writes } from './testing/write-read-pairs.ts';
import { among, type Caller, createWorld, type Found, withId } from './testing/write-read-world.ts';

// Whatever an endpoint takes, the next read shows, field by field. Fields and choices come from the
// schemas of the endpoint table: one that a service drops on its way turns a test red by itself.

const server = await useTestServer();
const world = await createWorld(server);
/** More texts than the bodies of an endpoint hold. */
const TEXTS = 100_000;

/** What travels with an addition or a form, and is no part of what is stored. */
const KEY = 'key';
const GUARDS: Found = { website: '', filled_ms: 9_000 };

const VISITOR: Caller = { bearer: {} };
const names = writes.map(([name]) => name);
const notesOf = (name: string): Notes => allNotes[name] ?? {};
const fieldsOf = (endpoint: Endpoint) => [
  ...new Set(shapesOf(endpoint.body).flatMap((shape) => Object.keys(shape))),
];

function guardsOf(endpoint: Endpoint): Found {
  const fields = fieldsOf(endpoint);
  return Object.keys(GUARDS).every((name) => fields.includes(name)) ? GUARDS : {};
}

function callerOf(endpoint: Pick<Endpoint, 'access'>, { as }: Notes, round: number): Caller {
  if (as) return as(world, round);
  if (isOfOffice(endpoint)) return world.admin;
  return endpoint.access === 'anyone' ? VISITOR : world.user;
}

const fileFor = ({ file = () => plainPicture(64, 48).png().toBuffer() }: Notes, body: Found) =>
  file(body);

/** Sends what was made, with what has to name something stored; fields left out stay so. */
async function send(name: string, endpoint: Endpoint, { body: made, ...where }: Omit<Sent, 'id'>) {
  const notes = notesOf(name);
  const given: Found = { ...(await notes.given?.(world, { body: made, ...where })) };
  const changes = Object.entries({ ...guardsOf(endpoint), ...given });
  const body = { ...made, ...Object.fromEntries(changes.filter(([field]) => field in made)) };
  const { bearer } = callerOf(endpoint, notes, where.round);
  const request = server.http[endpoint.method.toLowerCase() as 'post'](
    addressOf(endpoint, where.at),
  ).set(bearer);
  const answer = await (endpoint.multipart
    ? request
        .field(body as Record<string, string>)
        .attach('file', await fileFor(notes, body), 'a file')
    : request.send(body));
  expect(answer.status, `${answer.text} to ${JSON.stringify(body)}`).toBe(endpoint.status);
  return { ...where, body, id: answer.body.id ?? where.at } satisfies Sent;
}

/** What a write changes or adds to: made by its notes, or by the endpoint that adds such. */
async function targetOf(name: string, endpoint: Endpoint, first: number): Promise<string> {
  if (!endpoint.path.includes('{')) return '';
  const { at } = notesOf(name);
  if (at) return at(world);
  const collection = endpoint.path.replace(/\{\w+\}\/?$/, '');
  const [adding, added] = writes.find(([, one]) => one.path === collection) ?? [];
  if (!adding || !added?.body) throw new Error(`Nothing is known to add at ${collection}`);
  const [body = {}] = bodiesOf(added.body, first);
  return String((await send(adding, added, { body, round: 0, at: '' })).id);
}

async function readByPath(name: string, endpoint: Endpoint, { id, at, round }: Sent) {
  const pair = readOf(endpoint);
  if (!pair) throw new Error('No read of the table shows it: name one, or say why there is none');
  const path = pair.path.replace(/\{\w+\}/, String(pair.among ? id : at || id));
  const found = await world.get(path, callerOf(endpoint, notesOf(name), round));
  return pair.among ? among(found, withId(id)) : found;
}

async function readBack(name: string, endpoint: Endpoint, sent: Sent): Promise<Found> {
  const { read, named } = notesOf(name);
  const found = await (read ? read(world, sent) : readByPath(name, endpoint, sent));
  return named ? named(found, sent) : found;
}

it('knows of every write where it is read, or why it is not', () => {
  const isKnown = ([name, endpoint]: [string, Endpoint]) =>
    name in unreadWrites || Boolean(notesOf(name).read ?? readOf(endpoint));
  const unknown = writes.filter((write) => !isKnown(write)).map(([name]) => name);
  expect(unknown).toEqual([]);
  const named = [...Object.keys(unreadWrites), ...Object.keys(allNotes)];
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

describe('what is written', () => {
  const walked = writes.filter(([name]) => !(name in unreadWrites));

  it.each(walked)('is read again: %s', async (name, endpoint) => {
    const { unread = {}, expected = (body: Found) => body } = notesOf(name);
    const { body: schema } = endpoint;
    if (!schema) throw new Error('a write without a body');
    const passedOver = [KEY, ...Object.keys(guardsOf(endpoint)), ...Object.keys(unread)];
    const compared = new Set<string>();
    const first = TEXTS * names.indexOf(name);
    const bodies = bodiesOf(schema, first);
    for (const [round, body] of bodies.entries()) {
      // where a change needs a field, there is none without any; a file without one is a profile image
      const isSparse = round === bodies.length - 1;
      if (isSparse && (endpoint.multipart || !schema.safeParse(body).success)) continue;
      const at = await targetOf(name, endpoint, first + (TEXTS / 100) * (round + 1));
      const sent = await send(name, endpoint, { body, round, at });
      const taken = schema.parse(JSON.parse(JSON.stringify(sent.body))) as Found;
      const shown = Object.entries(taken).filter(
        ([field, value]) => value !== undefined && !passedOver.includes(field),
      );
      const found = await readBack(name, endpoint, sent);
      const label = `TEST_SEED=${VALUE_SEED}, body ${round}`;
      expect(found, label).toMatchObject(expected(Object.fromEntries(shown)));
      for (const [field] of shown) compared.add(field);
    }
    expect([...compared, ...passedOver]).toEqual(expect.arrayContaining(fieldsOf(endpoint)));
    // nothing is ignored that is no longer sent
    expect(fieldsOf(endpoint)).toEqual(expect.arrayContaining(Object.keys(unread)));
  });
});
