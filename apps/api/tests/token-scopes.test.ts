import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Area,
  type Endpoint,
  holds,
  scopeOf,
  scopesOf,
  sessionRoles,
  tokenScopes,
} from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import {
  addressOf,
  documentedStatuses,
  isOfOffice,
  openApi,
  table,
} from './testing/endpoint-table.ts';
import { newAdmin, newUser } from './testing/people.ts';
import { newToken } from './testing/personal-tokens.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const people = { user: await newUser(server), admin: await newAdmin(server) };
const all = {
  user: await newToken(server, people.user, scopesOf('user')),
  admin: await newToken(server, people.admin, scopesOf('admin')),
};
const onlyAccount = {
  user: await newToken(server, people.user, ['account:read']),
  admin: await newToken(server, people.admin, ['account:read']),
};
const onlyActivity = {
  user: await newToken(server, people.user, ['activity:read']),
  admin: await newToken(server, people.admin, ['activity:read']),
};

/** A body that says nothing: anyone who may call gets past the question of who they are. */
const call = (endpoint: Endpoint, bearer: Record<string, string>) => {
  const verb = endpoint.method.toLowerCase() as 'get';
  const request = server.http[verb](addressOf(endpoint)).set(bearer);
  const takesBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  return takesBody ? request.send({}) : request;
};

const guarded = table.filter(([, { access }]) => access !== 'anyone');
const open = guarded.filter(([, endpoint]) => scopeOf(endpoint));
const closed = guarded.filter(([, endpoint]) => !scopeOf(endpoint));
const roleFor = (endpoint: Endpoint) => (isOfOffice(endpoint) ? 'admin' : 'user');

describe('the endpoints that no token may call', () => {
  it('are those of signing in, of the account itself, and what a stolen token would be worst for', () => {
    const groups = closed
      .map(([name]) => name)
      .filter((name) => !/^(auth|secondFactor)\./.test(name));
    expect(groups.sort()).toEqual([
      'account.archive',
      'account.cancelEmail',
      'account.delete',
      'account.save',
      'account.sendConfirmation',
      'account.sessions.end',
      'account.sessions.endAll',
      'account.sessions.list',
      'admin.applications.files.add',
      'admin.applications.forward',
      'admin.events',
      'admin.inbox.files.delete',
      'admin.inbox.files.get',
      'admin.messages.files.add',
      'admin.messages.forward',
      'admin.trash.delete',
      'admin.trash.empty',
      'admin.trash.list',
      'admin.trash.restore',
      'admin.users.delete',
      'admin.users.endSessions',
      'articles.view',
      'issues.create',
      'issues.delete',
      'issues.fromPost',
      'issues.get',
      'issues.list',
      'issues.preview',
      'issues.retry',
      'issues.send',
      'issues.test',
      'issues.update',
      'people.erase',
      'people.export',
      'people.get',
      'people.search',
      'personalTokens.create',
      'personalTokens.list',
      'personalTokens.revoke',
      'postDrafts.drop',
      'postDrafts.get',
      'postDrafts.keep',
      'posts.announce',
      'publicPortfolio.view',
      'sharedPortfolio.view',
      'subscribers.delete',
      'subscribers.export',
      'subscribers.list',
      'subscribers.update',
      'topics.list',
      'topics.save',
      'webhooks.create',
      'webhooks.delete',
      'webhooks.rotate',
      'webhooks.update',
    ]);
  });

  it.each(closed)('%s refuses a token that is allowed for everything', async (name, endpoint) => {
    const { status, body } = await call(endpoint, all[roleFor(endpoint)].bearer);
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'session-required' });
    expect(documentedStatuses(name)).toContain(403);
  });
});

describe.each(open)('%s', (name, endpoint) => {
  const needed = scopeOf(endpoint);
  const role = roleFor(endpoint);

  it('needs a scope that its callers can allow', () => {
    expect(tokenScopes).toContain(needed);
    const callers = {
      // of what anyone may read, only the back-office gets more with a bearer
      optional: ['admin'] as const,
      'signed-in': sessionRoles,
    };
    const { access } = endpoint;
    const others = sessionRoles.filter((one) => holds(one, access as Area));
    for (const one of access === 'optional' || access === 'signed-in' ? callers[access] : others)
      expect(scopesOf(one)).toContain(needed);
  });

  it('refuses a token that is not allowed for it, and names the scope', async () => {
    const { bearer } = needed === 'account:read' ? onlyActivity[role] : onlyAccount[role];
    const { status, body, headers } = await call(endpoint, bearer);
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'insufficient-scope' });
    expect(headers['www-authenticate']).toBe(
      `Bearer error="insufficient_scope", scope="${needed}"`,
    );
    expect(documentedStatuses(name)).toContain(403);
  });

  it('lets a token in that is allowed for it', async () => {
    const owner = endpoint.access === 'optional' ? 'admin' : role;
    const { status, body } = await call(endpoint, all[owner].bearer);
    expect([401, 403]).not.toContain(status);
    expect(body.code).not.toBe('internal');
    expect(documentedStatuses(name)).toContain(status);
  });
});

describe('every scope', () => {
  it.each(tokenScopes)('%s opens some endpoint', (scope) => {
    expect(open.map(([, endpoint]) => scopeOf(endpoint))).toContain(scope);
  });
});

describe('docs/api.md', () => {
  it('names every scope, and every code that tokens alone are refused with', async () => {
    const text = await readFile(join(import.meta.dirname, '../../../docs/api.md'), 'utf8');
    for (const word of [...tokenScopes, 'insufficient-scope', 'session-required'])
      expect(text).toContain(`\`${word}\``);
  });
});

describe('the API document', () => {
  it('names the scope of each endpoint beside its second way to authenticate', () => {
    const { securitySchemes, schemas } = openApi.components;
    expect(Object.keys(securitySchemes)).toEqual(['bearer', 'personalToken']);
    expect(schemas).toHaveProperty('PersonalToken');
    for (const [, endpoint] of guarded) {
      const { security } = openApi.paths[endpoint.path]?.[endpoint.method.toLowerCase()] ?? {};
      const scope = scopeOf(endpoint);
      const tokens = security?.filter((way) => 'personalToken' in way);
      expect(tokens).toEqual(scope ? [{ personalToken: [scope] }] : []);
    }
  });
});
