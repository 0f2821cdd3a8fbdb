import { type ContentType, contentTypes } from '@vitrine/contracts';
import { HttpResponse, http, type RequestHandler } from 'msw';

export type StoredEntry = { id: string; version: number } & Record<string, unknown>;

/** What a server stores of the collections, and what it was asked to do. */
export interface ContentServer {
  stored: Record<string, StoredEntry[]>;
  writes: { method: string; type: string; body: Record<string, unknown> }[];
  handlers: RequestHandler[];
}

const conflict = (current: object) =>
  HttpResponse.json(
    { code: 'conflict', detail: 'This was changed elsewhere in the meantime.', current },
    { status: 409 },
  );

/** A server with these entries: it counts versions and refuses what is older than what it has. */
export function contentServer(stored: Partial<Record<ContentType, StoredEntry[]>>): ContentServer {
  const all: Record<string, StoredEntry[]> = {
    ...Object.fromEntries(contentTypes.map((type) => [type, []])),
    ...stored,
  };
  const writes: ContentServer['writes'] = [];
  const handlers = Object.keys(all).flatMap((type) => {
    const list = () => all[type] ?? [];
    return [
      http.get(`*/${type}/`, () => HttpResponse.json(list())),
      http.post(`*/${type}/`, async ({ request }) => {
        const body = (await request.json()) as Record<string, unknown>;
        writes.push({ method: 'POST', type, body });
        const made = { ...body, id: `new-${writes.length}`, version: 1 };
        all[type] = [...list(), made];
        return HttpResponse.json(made, { status: 201 });
      }),
      http.put(`*/${type}/:id`, async ({ request, params }) => {
        const body = (await request.json()) as Record<string, unknown>;
        const found = list().find(({ id }) => id === params.id);
        if (!found) return HttpResponse.json({ detail: 'Entry not found.' }, { status: 404 });
        if (request.headers.get('if-match') !== `"${found.version}"`) return conflict(found);
        writes.push({ method: 'PUT', type, body });
        Object.assign(found, body, { id: found.id, version: found.version + 1 });
        return HttpResponse.json(found);
      }),
      http.delete(`*/${type}/:id`, ({ params }) => {
        writes.push({ method: 'DELETE', type, body: { id: params.id } });
        all[type] = list().filter(({ id }) => id !== params.id);
        return new HttpResponse(null, { status: 204 });
      }),
    ];
  });
  return { stored: all, writes, handlers };
}

/** A document with its version: read with GET, changed with PUT. */
export function documentServer(get: string, put: string, whole: object) {
  const state = { whole, version: 1, saves: [] as object[] };
  const tagged = () => ({ headers: { etag: `"${state.version}"` } });
  const handlers = [
    http.get(`*${get}`, () => HttpResponse.json(state.whole, tagged())),
    http.put(`*${put}`, async ({ request }) => {
      if (request.headers.get('if-match') !== `"${state.version}"`) return conflict(state.whole);
      state.whole = (await request.json()) as object;
      state.saves.push(state.whole);
      state.version += 1;
      return HttpResponse.json(state.whole, tagged());
    }),
  ];
  /** Someone else saves. */
  const elsewhere = (changes: object) => {
    state.whole = { ...state.whole, ...changes };
    state.version += 1;
  };
  return { state, handlers, elsewhere };
}
