import type { Access, Endpoint } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import {
  addressOf,
  documentedStatuses,
  exampleBody,
  table,
  UNKNOWN_ID,
} from './testing/endpoint-table.ts';
import { newAdmin, newUser, signIn } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const user = await newUser(server);
const admin = await newAdmin(server);
// a stream is asked for like anything else, and then ends at once
server.dependencies.liveEvents.close();

/** What each kind of caller is told before anything is done; undefined where the call goes on. */
const refusals: Record<Access, Record<'visitor' | 'user' | 'admin', number | undefined>> = {
  anyone: { visitor: undefined, user: undefined, admin: undefined },
  optional: { visitor: undefined, user: undefined, admin: undefined },
  'signed-in': { visitor: 401, user: undefined, admin: undefined },
  user: { visitor: 401, user: undefined, admin: 403 },
  admin: { visitor: 401, user: 403, admin: undefined },
};

/** A body that says nothing: whoever may call gets past the question of who they are. */
const call = ({ method, ...endpoint }: Endpoint, bearer: Record<string, string>) => {
  const path = addressOf({ method, ...endpoint }, UNKNOWN_ID);
  const request = server.http[method.toLowerCase() as 'get'](path).set(bearer);
  return method === 'GET' || method === 'DELETE' ? request : request.send({});
};

describe.each(table)('%s', (name, endpoint) => {
  const expected = refusals[endpoint.access];
  const check = (status: number, refusal: number | undefined) => {
    if (refusal) expect(status).toBe(refusal);
    else expect([401, 403]).not.toContain(status);
    expect(status).toBeLessThan(500);
    expect(documentedStatuses(name)).toContain(status);
  };

  it('answers a visitor as its access says', async () => {
    const { status } = await call(endpoint, {});
    check(status, expected.visitor);
  });

  it('answers a user as its access says', async () => {
    const { bearer } = await signIn(server, user.email);
    const { status } = await call(endpoint, bearer);
    check(status, expected.user);
  });

  it('answers an administrator as its access says', async () => {
    const { bearer } = await signIn(server, admin.email);
    const { status } = await call(endpoint, bearer);
    check(status, expected.admin);
  });

  it('does not look at a body before it knows who sends it', async () => {
    if (!expected.visitor || endpoint.method === 'GET') return;
    const body = exampleBody(name) ?? {};
    const request = server.http[endpoint.method.toLowerCase() as 'post'](addressOf(endpoint));
    const { status } = await (endpoint.method === 'DELETE' ? request : request.send(body));
    expect(status).toBe(401);
  });
});
