// @module-tag operations
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainPicture } from './testing/files.ts';
import { registration } from './testing/people.ts';
import { freeName } from './testing/portfolios.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-bundle-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const { variables } = await createTestDatabase(folder);
const onPostgres = variables.DATABASE_URL !== undefined;

/** Makes the process, its threads and the processes it starts write down each file that they load. */
const REPORT_LOADED = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      process.stderr.write((process.connected ? 'child loaded ' : 'loaded ') + url + '\\n');
      return next(url, context);
    },
  });
`)}`;

/** Libraries that take much memory, by what the files are called that they are loaded from. */
const HEAVY = {
  sharp: /\/node_modules\/sharp\//,
  pdfkit: /\/node_modules\/pdfkit\//,
  harfbuzzjs: /\/node_modules\/harfbuzzjs\//,
  piscina: /\/node_modules\/piscina\//,
  'better-sqlite3': /\/node_modules\/better-sqlite3\//,
  nodemailer: /\/dist\/nodemailer-/,
  pg: /\/dist\/postgres-/,
  openapi: /\/dist\/openapi-/,
  // what watches over the process is loaded where it is set
  metrics: /\/dist\/metrics-/,
  traces: /\/dist\/traces-/,
  // the renderer has the contract, too; what it shows to visitors needs none of it
  schemas: /\/web\/dist\/server\/assets\/schemas-/,
};
type Heavy = keyof typeof HEAVY;

function loadedBy(server: ServerProcess, whom = 'loaded'): Heavy[] {
  const files = server.output().match(new RegExp(`(?<=^${whom} ).*`, 'gm')) ?? [];
  const names = Object.keys(HEAVY) as Heavy[];
  return names.filter((name) => files.some((file) => HEAVY[name].test(file)));
}

describe('the bundle', () => {
  let server: ServerProcess;
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(server.url + path, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const send = (path: string, body: object, method = 'POST', headers = {}) =>
    call(path, {
      method,
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });

  beforeAll(async () => {
    // the first start makes the first administrator, whose password is hashed
    const first = await startServerProcess(variables);
    await first.stop('SIGTERM');
    server = await startServerProcess(variables, ['--import', REPORT_LOADED]);
  });
  afterAll(() => server.stop('SIGTERM'));

  it('loads what is heavy when it is first needed, and not before', async () => {
    await call('/blogs/');
    await call('/', { headers: { Accept: 'text/html' } });
    // the data folder is locked by a database in any case
    const databases: Heavy[] = onPostgres ? ['better-sqlite3', 'pg'] : ['better-sqlite3'];
    expect(loadedBy(server)).toEqual(databases);

    const { openapi } = (await (await call('/openapi.json')).json()) as { openapi: string };
    expect(openapi).toBe('3.1.1');
    expect(loadedBy(server).sort()).toEqual([...databases, 'openapi'].sort());
    await call('/user', { headers: { Accept: 'text/html' } });
    expect(loadedBy(server)).toContain('schemas');
    expect(await (await call('/docs/reference.css')).text()).toContain('{');

    const form = registration();
    expect(loadedBy(server)).not.toContain('nodemailer');
    await send('/auth/register', form);
    expect(loadedBy(server)).toContain('piscina');
    expect(loadedBy(server)).not.toContain('sharp');
    const signedIn = await send('/auth/login', { email: form.email, password: form.password });
    const { access_token } = (await signedIn.json()) as { access_token: string };
    const bearer = { Authorization: `Bearer ${access_token}` };

    const upload = new FormData();
    const photo = await plainPicture(64, 48).png().toBuffer();
    upload.set('file', new Blob([new Uint8Array(photo)]), 'photo.png');
    const kept = await call('/api/media/', { method: 'POST', body: upload, headers: bearer });
    const { url } = (await kept.json()) as { url: string };
    expect(url).toMatch(/64x48\.webp$/);
    expect((await call(url)).headers.get('content-type')).toBe('image/webp');
    // what a picture unpacks into is not in the memory of the server
    expect(loadedBy(server, 'child loaded')).toEqual(['sharp']);
    expect(loadedBy(server)).not.toContain('sharp');
    expect(loadedBy(server)).not.toContain('pdfkit');
    expect(loadedBy(server)).not.toContain('harfbuzzjs');

    const customUrl = freeName();
    const portfolio = { customUrl, published: true, profileImage: url };
    await send('/api/portfolio/', portfolio, 'PUT', bearer);
    const pdf = new Uint8Array(await (await call(`/p/${customUrl}/cv.pdf`)).arrayBuffer());
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(loadedBy(server)).toContain('pdfkit');
    // its welcome mail leaves within seconds
    await server.said(/^loaded .*\/dist\/nodemailer-/m);
    expect(loadedBy(server)).toContain('nodemailer');
    const card = await call(`/share/portfolio/${customUrl}.png`);
    expect(card.headers.get('content-type')).toBe('image/png');
    expect(loadedBy(server)).not.toContain('sharp');
  });

  it('says where in the sources an error was thrown', async () => {
    const data = join(folder, 'a-data-folder');
    await mkdir(join(data, 'secret'), { recursive: true });
    const { SECRET: _unset, ...others } = variables;
    const failure = startServerProcess({ ...others, DATA_DIR: data });
    await expect(failure).rejects.toThrow(/EISDIR.*\n(.*\n)*.*src\/\w+\.ts:\d+/);
  });
});
