import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  MISSING_PAGE_PATH,
  type MissingAt,
  type PageAddressOf,
  type Render,
} from '@vitrine/contracts';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { newAdmin } from './testing/people.ts';
import { startTestServer, useTestServer } from './testing/test-server.ts';

const files = await mkdtemp(join(tmpdir(), 'vitrine-web-'));
afterAll(() => rm(files, { recursive: true, force: true }));
await mkdir(join(files, 'assets'));
await writeFile(join(files, 'assets', 'index-abc123.js'), 'export {};');
await writeFile(join(files, 'index.html'), 'the template');
await writeFile(join(files, '.env'), 'SECRET=visible');

let rendered = 0;
/** In place of the built renderer: shows what it was asked and what an endpoint answered. */
const render: Render = async ({ url, call }) => {
  rendered += 1;
  if (url === '/broken') throw new Error('a secret detail');
  const { body } = await call('blogs.list', {}).catch(() => ({ body: 'no answer' }));
  const isMissing = url.endsWith(MISSING_PAGE_PATH) || /\/(blog|projects)\/gone$/.test(url);
  const status = isMissing ? 404 : 200;
  if (url === '/ended') return { status: 410, headers: {}, html: '<p>ended</p>' };
  return {
    status,
    headers: { 'X-Page': url },
    html: `<p>${url} ${JSON.stringify(body)}</p>`,
    ...(url === '/framed' && { framing: 'site' }),
  };
};
/** Pages are at every path but those that start so; capitals lead to the same page. One language is the base. */
const addressOf: PageAddressOf = (path) =>
  path.replace('/fr/', '/').startsWith('/missing')
    ? undefined
    : { path: path.toLowerCase(), route: path.toLowerCase(), parameters: ['q'], isFixed: true };
const missingAt: MissingAt = (path) => (path.startsWith('/fr/') ? '/fr' : '') + MISSING_PAGE_PATH;
const web = { files, render, addressOf, missingAt };
const server = await useTestServer({ web });
/** Sends a path that a client would correct; answers with the status and the path rendered. */
const requestPath = (path: string) =>
  new Promise<[number | undefined, unknown]>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    get({ hostname, port, path, headers: { accept: 'text/html' } }, (res) => {
      res.resume().once('end', () => resolve([res.statusCode, res.headers['x-page']]));
    }).once('error', reject);
  });
const html = (path: string, { http } = server) => http.get(path).set('Accept', 'text/html');

describe('a page', () => {
  it('is rendered from what endpoints answer', async () => {
    const { text, headers } = await html('/about').expect(200);
    expect(text).toBe('<p>/about []</p>');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('is rendered once and dropped when content changes', async () => {
    const own = await startTestServer({ web });
    onTestFinished(own.close);
    const admin = await newAdmin(own);
    await html('/blog', own).expect(200);
    const before = rendered;
    await html('/blog', own).expect(200);
    expect(rendered).toBe(before);
    const post = { title: 'New', description: 'd', posts: ['text'], status: 'published' };
    await own.http.post('/blogs/').set(admin.bearer).send(post).expect(201);
    const { text } = await html('/blog', own).expect(200);
    expect(text).toContain('"title":"New"');
  });

  it('is given to those who take anything, as link previews do', async () => {
    const { headers } = await server.http.get('/about').set('Accept', '*/*').expect(200);
    expect(headers['content-type']).toContain('text/html');
  });

  it('can be shown in a frame by nobody, or where it says so by the site itself', async () => {
    for (const _time of ['first', 'from memory']) {
      const policyOf = async (path: string) =>
        String((await html(path).expect(200)).headers['content-security-policy']);
      expect(await policyOf('/framed')).toContain("frame-ancestors 'self'");
      expect(await policyOf('/about')).toContain("frame-ancestors 'none'");
    }
  });

  it('that says that it has ended is answered so, and kept by no cache', async () => {
    const before = rendered;
    for (const _time of ['first', 'second']) {
      const { text, headers } = await html('/ended').expect(410);
      expect(text).toBe('<p>ended</p>');
      expect(headers['cache-control']).toBe('no-store');
    }
    expect(rendered).toBe(before + 2);
  });

  it('has the same headers when it comes from memory', async () => {
    for (const _time of ['first', 'second']) {
      const { headers } = await html('/careers').expect(200);
      expect(headers['x-page']).toBe('/careers');
    }
  });

  it.each(['//elsewhere.example/about', '/\\elsewhere.example/about', '///about'])(
    'at %s is looked for on this host',
    async (path) => {
      const [, asked] = await requestPath(path);
      expect(asked).toMatch(/^\/\w/);
    },
  );

  it('that does not exist is one page, made once for every such address', async () => {
    const { headers, text } = await html('/missing').expect(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain(MISSING_PAGE_PATH);
    const before = rendered;
    for (const path of ['/missing', '/missing/too?q=1', '/missing', '//missing']) {
      const [status] = await requestPath(path);
      expect(status).toBe(404);
    }
    expect(rendered).toBe(before);
  });

  it('whose record is missing is answered with the same page', async () => {
    await html('/missing').expect(404);
    const { text } = await html('/blog/gone').expect(404);
    expect(text).toContain(MISSING_PAGE_PATH);
  });

  it('that does not exist says so in the language of its address, and is made once for each', async () => {
    const before = rendered;
    for (const path of ['/fr/missing', '/fr/missing/too', '/fr/blog/gone', '/fr/missing']) {
      expect((await html(path).expect(404)).headers['x-page']).toBe('/fr/404');
    }
    // one for the record that was looked for
    expect(rendered).toBe(before + 2);
    expect((await html('/missing').expect(404)).headers['x-page']).toBe('/404');
  });

  it('is kept for each language', async () => {
    for (const _time of ['first', 'from memory']) {
      for (const path of ['/about', '/fr/about']) {
        expect((await html(path).expect(200)).headers['x-page']).toBe(path);
      }
    }
  });

  it('shares the address /projects with data; the sender chooses', async () => {
    for (const path of ['/projects', '/projects/']) {
      const page = await html(path).expect(200);
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.headers.vary).toContain('Accept');
      for (const accept of ['application/json', '*/*']) {
        const data = await server.http.get(path).set('Accept', accept).expect(200);
        expect(data.body).toEqual([]);
        expect(data.headers.vary).toContain('Accept');
      }
    }
  });

  it('shows a page at the address of a case study, where data are only written', async () => {
    for (const accept of ['text/html', '*/*']) {
      const page = await server.http.get('/projects/gig').set('Accept', accept).expect(200);
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.text).toContain('/projects/gig');
    }
    const { headers } = await server.http
      .get('/projects/gig')
      .set('Accept', 'application/json')
      .expect(405);
    expect(headers.allow).toContain('PUT');
    expect(headers.vary).toContain('Accept');
  });

  it('says that there is nothing at the address of no case study, to programs as ever', async () => {
    await html('/projects/gone').expect(404);
    const { headers } = await server.http.get('/projects/gone').set('Accept', '*/*').expect(405);
    expect(headers['content-type']).toContain('application/problem+json');
  });
});

describe('when something is broken', () => {
  it('people read so on a page, without details, and programs as ever', async () => {
    const page = await html('/broken').expect(500);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.text).toContain(page.headers['x-request-id']);
    expect(page.text).not.toContain('secret detail');
    const { headers } = await server.http.get('/broken').set('Accept', '*/*').expect(500);
    expect(headers['content-type']).toContain('application/problem+json');
  });

  it('a database that does not answer leaves it to the page to say so', async () => {
    const { database } = server.platform;
    const working = database.contentRevision;
    database.contentRevision = () => Promise.reject(new Error('connection lost'));
    const { text } = await html('/terms').expect(200);
    database.contentRevision = working;
    expect(text).toContain('/terms');
  });
});

describe('files of the build', () => {
  it('that carry a hash are kept for ever', async () => {
    const { headers } = await server.http.get('/assets/index-abc123.js').expect(200);
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['/assets/nothing.js', '/api/nothing', '/art/nothing.webp', '/media/nothing/a.webp'])(
    'and addresses such as %s are never answered with a page',
    async (path) => {
      const { headers } = await html(path).expect(404);
      expect(headers['content-type']).toContain('application/problem+json');
    },
  );

  it.each(['/.env', '/index.html', '/assets/../.env', '/%2eenv', '/assets/'])(
    'do not include %s',
    async (path) => {
      const { text } = await server.http.get(path).set('Accept', 'text/html');
      expect(text).not.toContain('SECRET');
      expect(text).not.toContain('the template');
    },
  );
});

describe('a file of the build', () => {
  it('is sent as the build compressed it, when the browser accepts that', async () => {
    const path = join(files, 'assets', 'large-abc123.js');
    await writeFile(path, 'export {};');
    await writeFile(`${path}.br`, brotliCompressSync('export {}; // packed'));
    const packed = await startTestServer({ web });
    const get = (encoding: string) =>
      packed.http.get('/assets/large-abc123.js').set('Accept-Encoding', encoding);
    const br = await get('gzip, br').expect(200);
    expect(br.headers['content-encoding']).toBe('br');
    expect(br.headers['content-type']).toContain('javascript');
    expect(br.headers['cache-control']).toContain('immutable');
    expect((await get('identity').expect(200)).headers['content-encoding']).toBeUndefined();
    await packed.close();
  });

  it('that has gone since the start is missing, and everything else goes on', async () => {
    const path = join(files, 'assets', 'old-abc123.js');
    await writeFile(path, 'export {};');
    const running = await startTestServer({ web });
    await running.http.get('/assets/old-abc123.js').expect(200);
    await rm(path);
    await running.http.get('/assets/old-abc123.js').expect(404);
    await running.http.get('/health').expect(200);
    await running.close();
  });
});
