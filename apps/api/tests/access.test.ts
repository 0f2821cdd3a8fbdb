import { type Endpoint, type Role, roles } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import {
  addressOf,
  documentedStatuses,
  exampleBody,
  table,
  UNKNOWN_ID,
} from './testing/endpoint-table.ts';
import { newStaff, signIn } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
// a stream is asked for like anything else, and then ends at once
server.dependencies.liveEvents.close();
const people = new Map<Role, string>();
for (const role of roles) people.set(role, (await newStaff(server, role)).email);

const EVERYBODY = ['visitor', ...roles] as const;
const STAFF = ['admin', 'writer', 'desk'] as const;
type Caller = (typeof EVERYBODY)[number];

/**
 * Who may call what, written by hand and by name: neither from the table of roles, nor from the areas
 * of the endpoints. The first that matches counts.
 */
const expectations: [RegExp, readonly Caller[]][] = [
  [/^auth\.(logout|confirm)$/, roles],
  [/^(auth|setup|service)\.|^system\.(alive|ready)$/, EVERYBODY],
  [/^secondFactor\.(code|passkeyOptions|passkey)$|^account\.confirmEmail$/, EVERYBODY],
  [/^secondFactor\.(reset|rule|saveRule)$/, ['admin']],
  [/^(account|secondFactor|personalTokens)\./, roles],
  [/^(publicPortfolio|sharedPortfolio|referenceRequests)\.|^portfolioPreview\.get$/, EVERYBODY],
  [/^(contact|applications)\.send$|^newsletter\.(?!bounce)/, EVERYBODY],
  [/^content\.\w+\.list$|^pages\.[\w-]+\.get$|^(articles|caseStudies)\./, EVERYBODY],
  [/^blogs\.(list|get)$/, EVERYBODY],
  [/^(portfolio|media|dashboard|activity|connections)\./, ['user', 'editor']],
  [/^(references|portfolioPreview|shareLinks)\./, ['user', 'editor']],
  [/^posts\.announce$/, ['admin']],
  [/^(blogs|posts|postDrafts)\./, ['admin', 'writer']],
  [/^library\./, ['admin', 'writer']],
  [/^(content|contentOrder|pages|translations)\./, ['admin']],
  [/^admin\.(overview|waiting|events|trash\.\w+)$/, STAFF],
  [/^admin\.(messages|applications|inbox)\./, ['admin', 'desk']],
  [/^admin\.(users|audit)\.|^people\./, ['admin']],
  [/^(issues|subscribers|topics|newsletter)\./, ['admin']],
  [/^(settings|outbox|webhooks|system)\./, ['admin']],
];

const expectedCallers = (name: string): readonly Caller[] => {
  const found = expectations.find(([names]) => names.test(name));
  if (!found) throw new Error(`Say here who may call ${name}`);
  return found[1];
};

/** A body that says nothing: anyone who may call gets past the question of who they are. */
const call = ({ method, ...endpoint }: Endpoint, bearer: Record<string, string>) => {
  const path = addressOf({ method, ...endpoint }, UNKNOWN_ID);
  const request = server.http[method.toLowerCase() as 'get'](path).set(bearer);
  return method === 'GET' || method === 'DELETE' ? request : request.send({});
};

describe.each(table)('%s', (name, endpoint) => {
  const allowed = expectedCallers(name);

  it.each(EVERYBODY)('answers %s as it may', async (caller) => {
    const email = caller === 'visitor' ? undefined : people.get(caller);
    const { status, body } = await call(
      endpoint,
      email ? (await signIn(server, email)).bearer : {},
    );
    if (allowed.includes(caller)) expect([401, 403]).not.toContain(status);
    else if (!email) expect(status).toBe(401);
    else expect({ status, code: body.code }).toEqual({ status: 403, code: 'forbidden' });
    expect(status).toBeLessThan(500);
    expect(documentedStatuses(name)).toContain(status);
  });

  it('does not look at a body before it knows who sends it', async () => {
    if (allowed.includes('visitor') || endpoint.method === 'GET') return;
    const body = exampleBody(name) ?? {};
    const request = server.http[endpoint.method.toLowerCase() as 'post'](addressOf(endpoint));
    const { status } = await (endpoint.method === 'DELETE' ? request : request.send(body));
    expect(status).toBe(401);
  });
});
