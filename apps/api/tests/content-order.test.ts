// @module-tag database
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newAdmin, newUser, type SignedIn } from './testing/people.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let http: TestServer['http'];
let bearer: SignedIn['bearer'];
beforeEach(async () => {
  server = await startTestServer();
  ({ http } = server);
  ({ bearer } = await newAdmin(server));
  for (const name of ['Atlas', 'Brink', 'Coast']) await added(name);
});
afterEach(() => server.close());

const listed = async (): Promise<{ id: string; name: string }[]> =>
  (await http.get('/partners/').expect(200)).body;
const names = async () => (await listed()).map(({ name }) => name);
const idsOf = async () => (await listed()).map(({ id }) => id);
const added = async (name: string): Promise<string> =>
  (await http.post('/partners/').set(bearer).send({ name }).expect(201)).body.id;
const arrange = (ids: readonly string[], seen: readonly string[]) =>
  http.put('/api/content/order/').set(bearer).send({ type: 'partners', ids, seen });

describe('the order of a collection', () => {
  it('is stored whole, and visitors see it at once', async () => {
    const seen = await idsOf();
    await arrange([...seen].reverse(), seen).expect(204);
    expect(await names()).toEqual(['Coast', 'Brink', 'Atlas']);
    await added('Delta');
    expect(await names()).toEqual(['Coast', 'Brink', 'Atlas', 'Delta']);
  });

  it('is not stored over a change of someone else', async () => {
    const seen = await idsOf();
    const moved = [...seen.slice(1), seen[0] ?? ''];
    await arrange(moved, seen).expect(204);
    const { body } = await arrange([...seen].reverse(), seen).expect(409);
    expect(body.detail).toContain('Someone added, deleted or moved an entry');
    expect(await idsOf()).toEqual(moved);
    await added('Estuary');
    await arrange(seen, moved).expect(409);
  });

  it.each([
    ['leaves one out', (ids: string[]) => ids.slice(1)],
    ['names one twice', (ids: string[]) => [ids[0] ?? '', ...ids.slice(0, -1)]],
    ['names one that is not there', (ids: string[]) => ['unknown', ...ids.slice(1)]],
  ])('is refused where it %s', async (_, change) => {
    const seen = await idsOf();
    await arrange(change(seen), seen).expect(409);
    expect(await idsOf()).toEqual(seen);
  });

  it('is in the audit log as one change, by names', async () => {
    const seen = await idsOf();
    await arrange([...seen].reverse(), seen).expect(204);
    const { body } = await http
      .get('/api/audit/')
      .query({ subject_id: 'partners' })
      .set(bearer)
      .expect(200);
    expect(body.items[0]).toMatchObject({ action: 'changed', after: { order: await names() } });
  });

  it('leaves the version of each entry as it is, so that nobody who edits one is stopped', async () => {
    const [first] = await listed();
    const seen = await idsOf();
    await arrange([...seen].reverse(), seen).expect(204);
    const changed = http.put(`/partners/${first?.id}`).set(bearer).set('If-Match', '"1"');
    await changed.send({ name: 'Edited in between' }).expect(200);
  });

  it('is refused to those who are no administrators', async () => {
    const user = await newUser(server);
    const seen = await idsOf();
    const sent = { type: 'partners', ids: seen, seen };
    await http.put('/api/content/order/').set(user.bearer).send(sent).expect(403);
    await http.put('/api/content/order/').send(sent).expect(401);
  });
});
