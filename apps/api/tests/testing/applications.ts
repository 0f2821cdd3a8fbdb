import type { Application, ApplicationDetail } from '@vitrine/contracts';
import { SECOND_MS } from '../../src/lib/clock.ts';
import type { SignedIn } from './people.ts';
import type { TestServer } from './test-server.ts';

type Applications = TestServer['platform']['database']['tables']['applications'];
export type StoredApplication = Applications['$inferInsert'];
type Query = Record<string, string>;

/** An application that came now, with what a test changes. */
export const application = (
  { platform: { ids, clock } }: TestServer,
  changes: Partial<StoredApplication> = {},
): StoredApplication => ({
  id: ids.next(),
  kind: 'internship',
  name: 'Kum',
  email: 'kum@example.com',
  phone: '',
  education: 'BSc',
  interests: 'Databases',
  program: '',
  message: 'Please',
  status: 'new',
  createdAt: clock.now(),
  ...changes,
});

/**
 * Applications arrive, each a second after the one before.
 * @returns their ids
 */
export async function applicationsArrive(
  server: TestServer,
  ...all: Partial<StoredApplication>[]
): Promise<string[]> {
  const { database } = server.platform;
  const rows = all.map((changes) => {
    server.clock.advance(SECOND_MS);
    return application(server, changes);
  });
  await database.write(async (tx) => {
    await tx.insert(database.tables.applications).values(rows);
    const conversations = rows.map(({ id }) => ({ id, applicationId: id }));
    await tx.insert(database.tables.conversations).values(conversations);
  });
  return rows.map(({ id }) => id);
}

/** Applications, as an administrator works them. */
export function applicationsOf({ http }: TestServer, { bearer }: Pick<SignedIn, 'bearer'>) {
  const at = (id: string) => `/api/applications/${id}/`;
  const post = (path: string, body: object) => http.post(path).set(bearer).send(body);
  const found = (path: string, query: Query) => http.get(path).query(query).set(bearer);
  return {
    get: async (id: string): Promise<ApplicationDetail> =>
      (await http.get(at(id)).set(bearer).expect(200)).body,
    put: (id: string, body: object) => http.put(at(id)).set(bearer).send(body),
    delete: (id: string) => http.delete(at(id)).set(bearer),
    reply: (id: string, body: object) => post(`${at(id)}replies/`, body),
    note: (id: string, body: object) => post(`${at(id)}notes/`, body),
    deleteNote: (id: string) => http.delete(`/api/application-notes/${id}/`).set(bearer),
    forward: (id: string, body: object) => post(`${at(id)}forwards/`, body),
    changeAll: (body: object) => http.put('/api/bulk/applications/').set(bearer).send(body),
    deleteAll: (ids: string[]) => post('/api/bulk/applications/deletions/', { ids }),
    list: async (query: Query = {}): Promise<Application[]> =>
      (await found('/api/applications/', query).expect(200)).body.items,
    count: async (query: Query = {}): Promise<Record<Application['status'], number>> =>
      (await found('/api/counts/applications/', query).expect(200)).body,
    /** What the export has in one of its columns. */
    exported: async (query: Query, column: string): Promise<(string | undefined)[]> => {
      const { body } = await found('/api/exports/applications/', query)
        .buffer()
        .responseType('blob')
        .expect(200);
      const [head = '', ...lines] = (body as Buffer).toString('utf8').trimEnd().split('\r\n');
      const place = head.replace('\uFEFF', '').split(',').indexOf(column);
      return lines.map((line) => line.split(',')[place]);
    },
  };
}
