import type { MadePersonalToken, NewPersonalToken, TokenScope } from '@vitrine/contracts';
import type { SignedIn } from './people.ts';
import type { TestServer } from './test-server.ts';

type Bearer = Pick<SignedIn, 'bearer'>;

export const TOKENS = '/api/account/tokens/';

export const askForToken = (
  { http }: TestServer,
  { bearer }: Bearer,
  changes: Partial<NewPersonalToken> | Record<string, unknown> = {},
) =>
  http
    .post(TOKENS)
    .set(bearer)
    .send({ name: 'My program', scopes: ['account:read'], ...changes });

/** For `.set(...)` on a request. */
export const bearing = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Makes a token, and what sends it. */
export async function newToken(
  server: TestServer,
  person: Bearer,
  scopes: readonly TokenScope[] = ['account:read'],
  changes: Partial<NewPersonalToken> = {},
): Promise<MadePersonalToken & Bearer> {
  const { body } = await askForToken(server, person, { ...changes, scopes }).expect(201);
  return { ...body, bearer: bearing(body.token) };
}

export const listTokens = async ({ http }: TestServer, { bearer }: Bearer) =>
  (await http.get(TOKENS).set(bearer).expect(200)).body;
