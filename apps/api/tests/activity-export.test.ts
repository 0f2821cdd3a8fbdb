// @module-tag database
import { describe, expect, it } from 'vitest';
import { newAdmin, newUser } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http } = server;
const admin = await newAdmin(server);

const make = async (name: string): Promise<string> =>
  (await http.post('/departments/').set(admin.bearer).send({ name }).expect(201)).body.id;
const exported = async (query: object): Promise<string> => {
  const { text, headers } = await http
    .get('/api/exports/audit/')
    .query(query)
    .set(admin.bearer)
    .expect(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toMatch(/attachment; filename="?activity-.*\.csv/);
  return text;
};

describe('the export of the activity', () => {
  it('says who did what and when, with what it was before and after', async () => {
    const id = await make('Maps');
    await http.put(`/departments/${id}`).set(admin.bearer).send({ name: 'Charts' }).expect(200);
    const [header, changed, created, ...rest] = (await exported({ subject_id: id })).split('\r\n');
    expect(header).toBe('\uFEFFTime (UTC),Who,Action,What,Name,Id,Before,After');
    expect(changed).toContain(`,${admin.email},changed,department,Charts,${id},`);
    expect(changed).toContain('"{""name"":""Maps""}","{""name"":""Charts""}"');
    expect(created).toContain(`,${admin.email},created,department,Maps,${id},,`);
    expect(rest).toEqual(['']);
  });

  it('lets no formula run', async () => {
    const id = await make('=HYPERLINK("http://gold.example")');
    const text = await exported({ subject_id: id });
    expect(text).toContain(`,"'=HYPERLINK(""http://gold.example"")",${id},`);
  });

  it('holds what the filters show, newest first, however much that is', async () => {
    const names = Array.from({ length: 205 }, (_, index) => `Group ${index}`);
    for (const name of names) await make(name);
    const lines = (await exported({ subject: 'department' })).trimEnd().split('\r\n').slice(1);
    const found = lines
      .map((line) => line.split(',')[4])
      .filter((name) => names.includes(name ?? ''));
    expect(found).toEqual(names.toReversed());
    expect(await exported({ subject: 'mail' })).not.toContain('Group');
    expect(await exported({ actor: 'nobody@example.com' })).not.toContain('Group');
  });

  it('is for administrators alone', async () => {
    const user = await newUser(server);
    await http.get('/api/exports/audit/').set(user.bearer).expect(403);
    await http.get('/api/exports/audit/').expect(401);
  });
});
