import type { MediaItem, Portfolio } from '@vitrine/contracts';
import { newUser, type SignedIn } from './people.ts';
import type { TestServer } from './test-server.ts';

/** Someone with a portfolio, and the ways to change it. */
export interface Professional extends SignedIn {
  load(): Promise<Portfolio>;
  /** Saves what must be accepted. */
  save(changes: object): Promise<Portfolio>;
  /** Adds a part, e.g. to `experiences`; answers with it. */
  add(kind: string, part: object): Promise<{ id: string }>;
  upload(file: Buffer, fields?: Record<string, string>, name?: string): Promise<MediaItem>;
}

let count = 0;

/** A name that no other test has claimed. */
export const freeName = () => `name-${process.pid}-${++count}`;

export async function newProfessional(
  server: TestServer,
  changes: Parameters<typeof newUser>[1] = {},
): Promise<Professional> {
  const person = await newUser(server, changes);
  const { http } = server;
  return {
    ...person,
    load: async () => (await http.get('/api/portfolio/').set(person.bearer).expect(200)).body,
    save: async (sent) =>
      (await http.put('/api/portfolio/').set(person.bearer).send(sent).expect(200)).body,
    add: async (kind, part) =>
      (await http.post(`/api/${kind}/`).set(person.bearer).send(part).expect(201)).body,
    upload: async (file, fields = {}, name = 'a file') =>
      (
        await http
          .post('/api/media/')
          .set(person.bearer)
          .field(fields)
          .attach('file', file, name)
          .expect(201)
      ).body,
  };
}
