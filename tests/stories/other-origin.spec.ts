import { createServer } from 'node:http';
import { ADMIN, type Site, startSite } from './support/site.ts';
import { test as base, expect } from './support/test.ts';

interface Origins {
  /** A web app that is hosted elsewhere, and one that nobody allowed. */
  origins: { allowed: string; stranger: string };
  api: Site;
}

/** An empty page of an origin of its own. */
async function serveBlankPage(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_req, res) => {
    res
      .setHeader('Content-Type', 'text/html; charset=utf-8')
      .end('<!doctype html><title>App</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const test = base.extend<object, Origins>({
  origins: [
    async ({ browserName: _any }, use) => {
      const [one, other] = [await serveBlankPage(), await serveBlankPage()];
      await use({ allowed: one.url, stranger: other.url });
      one.close();
      other.close();
    },
    { scope: 'worker' },
  ],
  api: [
    async ({ origins }, use) => {
      const site = await startSite({ CORS_ORIGINS: origins.allowed });
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test('a web app on an allowed origin works like one of ours', async ({
  context,
  origins,
  api,
  expectConsole,
}) => {
  expectConsole(/401/);
  // no page of ours, which would be waited for until it answers
  const page = await context.newPage();
  await page.goto(origins.allowed);
  const seen = await page.evaluate(
    async ({ url, email, password }) => {
      const json = { 'content-type': 'application/json' };
      const post = (path: string, body: object, headers: Record<string, string> = {}) =>
        fetch(url + path, {
          method: 'POST',
          headers: { ...json, ...headers },
          body: JSON.stringify(body),
        });
      const signedIn = await (await post('/auth/login', { email, password })).json();
      const refresh = signedIn.refresh_token;
      const renewed = await (await post('/api/auth/refresh/', { refresh })).json();
      const headers = { authorization: `Bearer ${renewed.access}` };
      const key = { ...headers, 'idempotency-key': `"${crypto.randomUUID()}"` };
      const recipient = { recipient: 'boss@example.com' };
      const first = await (await post('/api/outbox/test/', recipient, key)).json();
      const again = await post('/api/outbox/test/', recipient, key);
      const uploaded = await new Promise<{ status: number; steps: number }>((resolve, reject) => {
        const canvas = document.createElement('canvas');
        canvas.width = canvas.height = 400;
        canvas.toBlob((blob) => {
          const form = new FormData();
          form.append('title', 'A picture');
          form.append('file', blob ?? new Blob(), 'a.png');
          const request = new XMLHttpRequest();
          let steps = 0;
          request.upload.onprogress = () => {
            steps += 1;
          };
          request.onload = () => resolve({ status: request.status, steps });
          request.onerror = () => reject(new Error('The upload was refused'));
          request.open('POST', `${url}/api/library/`);
          request.setRequestHeader('authorization', headers.authorization);
          request.send(form);
        });
      });
      const list = await fetch(`${url}/api/audit/?limit=1`, { headers });
      const link = list.headers.get('link') ?? '';
      const next = /<([^>]*)>; rel="next"/.exec(link)?.[1] ?? '';
      const rest = await fetch(new URL(next, url), { headers });
      const file = await fetch(`${url}/api/exports/audit/`, { headers });
      const signedOut = await fetch(`${url}/api/auth/logout/`, { method: 'POST', headers });
      const refused = await fetch(`${url}/api/audit/`, { headers });
      return {
        isOnce: (await again.json()).id === first.id,
        isReplayed: again.headers.get('idempotency-replayed'),
        uploaded,
        listed: [list.status, rest.status],
        tag: list.headers.get('etag'),
        name: file.headers.get('content-disposition'),
        table: (await file.text()).split('\n')[0],
        signedOut: signedOut.status,
        refused: [refused.status, (await refused.json()).code, refused.headers.get('x-request-id')],
      };
    },
    { url: api.url, ...ADMIN },
  );
  expect(seen).toMatchObject({
    isOnce: true,
    isReplayed: 'true',
    uploaded: { status: 201 },
    listed: [200, 200],
    signedOut: 204,
    refused: [401, 'unauthenticated', expect.stringMatching(/^[\w-]{36}$/)],
  });
  expect(seen.uploaded.steps).toBeGreaterThan(0);
  expect(seen.tag).toMatch(/^"\w{32}"$/);
  expect(seen.name).toContain('activity-');
  expect(seen.table).toContain('Who');
});

test('a web app on another origin reads and writes nothing', async ({
  context,
  origins,
  api,
  expectConsole,
}) => {
  expectConsole(/blocked by CORS policy|ERR_FAILED/);
  const page = await context.newPage();
  await page.goto(origins.stranger);
  const tried = await page.evaluate(async (url) => {
    const attempt = (path: string, init?: RequestInit) =>
      fetch(url + path, init).then(
        ({ status }) => `answered ${status}`,
        () => 'refused by the browser',
      );
    const json = { 'content-type': 'application/json' };
    return Promise.all([
      attempt('/blogs/'),
      attempt('/health'),
      attempt('/auth/login', { method: 'POST', headers: json, body: '{}' }),
      attempt('/api/account/', { headers: { authorization: 'Bearer x' } }),
      attempt('/api/account/', { method: 'DELETE' }),
    ]);
  }, api.url);
  expect(tried).toEqual(Array(5).fill('refused by the browser'));
});
