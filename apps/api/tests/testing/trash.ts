import type { Restored, Trashed, TrashKind } from '@vitrine/contracts';
import type { SignedIn } from './people.ts';
import type { TestServer } from './test-server.ts';

/** The trash, as an administrator uses it. */
export function trashOf({ http }: TestServer, { bearer }: Pick<SignedIn, 'bearer'>) {
  const path = (kind: TrashKind, id: string) => `/api/trash/${kind}/${id}/`;
  const restore = (kind: TrashKind, id: string, sent: object = {}) =>
    http
      .post(`${path(kind, id)}restore/`)
      .set(bearer)
      .send(sent);
  return {
    list: async (kind?: TrashKind): Promise<Trashed[]> =>
      (
        await http
          .get('/api/trash/')
          .query(kind ? { kind } : {})
          .set(bearer)
          .expect(200)
      ).body.items,
    restore,
    restored: async (kind: TrashKind, id: string, sent: object = {}): Promise<Restored> =>
      (await restore(kind, id, sent).expect(200)).body,
    erase: (kind: TrashKind, id: string) => http.delete(path(kind, id)).set(bearer),
    empty: (until: string) => http.post('/api/trash/empty/').set(bearer).send({ until }),
  };
}
