import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { extract } from 'tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../bootstrap/versions.mjs';
import { listBelow } from './archive.ts';
import { makeRelease, type Release } from './release.ts';
import { type StartedProgram, startProgram } from './start-program.ts';

const MEGABYTE = 1_000_000;
/** 47 on 22 November 2026; 57 with the second language of the app and the reader of PDFs. */
const MOST_MEGABYTES = 60;
const ADMIN = { email: 'boss@example.com', password: 'chosen by the operator' };

const folder = mkdtempSync(join(tmpdir(), 'vitrine-release-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let release: Release;
/** The release as someone unpacks it. */
let unpacked: string;
let paths: string[];

beforeAll(async () => {
  release = await makeRelease(join(folder, 'made'));
  const elsewhere = join(folder, 'elsewhere');
  mkdirSync(elsewhere);
  await extract({ file: release.archive, cwd: elsewhere });
  unpacked = join(elsewhere, basename(release.archive, '.tar.gz'));
  paths = listBelow(unpacked);
});

describe('a release', () => {
  it('is the same to the byte when it is made again', async () => {
    const again = await makeRelease(join(folder, 'again'));
    for (const part of ['archive', 'bill', 'sums'] as const) {
      expect(sha256(again[part]), part).toBe(sha256(release[part]));
    }
  });

  it('comes with the checksums of its files', () => {
    const lines = readFileSync(release.sums, 'utf8').trim().split('\n');
    expect(lines).toEqual(
      [release.archive, release.bill].map((file) => `${sha256(file)}  ${basename(file)}`),
    );
  });

  it('holds no source, no source map and nothing for tests', () => {
    const sources = paths.filter((path) => /\.(map|[cm]?tsx?|cc?|cpp|h)$/.test(path));
    expect(sources).toEqual([]);
    expect(paths.filter((path) => /\.test\.|\/tests?\//.test(path))).toEqual([]);
  });

  it('holds libraries for this platform alone', () => {
    const libraries = paths.filter((path) => /\.(node|dll|dylib)$|\.so(\.|$)/.test(path));
    expect(libraries.map((path) => basename(path)).join(' ')).toMatch(/sharp.* |libvips/);
    const foreign = libraries.filter(
      (path) => !path.includes(`${process.platform}-${process.arch}`),
    );
    expect(foreign).toEqual([]);
  });

  it('has no link that leads nowhere or out of it', () => {
    const links = paths.filter((path) => lstatSync(join(unpacked, path)).isSymbolicLink());
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((path) => !existsSync(join(unpacked, path)))).toEqual([]);
  });

  it('may be read by everyone and changed by its owner alone', () => {
    for (const path of paths) {
      const status = lstatSync(join(unpacked, path));
      if (!status.isSymbolicLink()) expect(status.mode & 0o066, path).toBe(0o044);
    }
  });

  it('is small', () => {
    const files = paths
      .map((path) => lstatSync(join(unpacked, path)))
      .filter((status) => status.isFile());
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    expect(bytes / MEGABYTE).toBeLessThan(MOST_MEGABYTES);
    expect(statSync(release.archive).size).toBeLessThan(bytes);
  });

  it('comes with the licences of all that is inside, and with what changed', () => {
    expect(readFileSync(join(unpacked, 'LICENSE'), 'utf8')).toContain('AFFERO');
    const notices = readFileSync(join(unpacked, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
    for (const name of ['express', 'react', 'sharp', 'better-sqlite3', 'zod']) {
      expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
    }
    const { version } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
    expect(readFileSync(join(unpacked, 'CHANGELOG.md'), 'utf8')).toContain(`## [${version}]`);
    expect(extname(release.bill)).toBe('.json');
  });
});

describe('an unpacked release', () => {
  let program: StartedProgram;
  beforeAll(async () => {
    program = await startProgram(unpacked, {
      DATA_DIR: join(folder, 'data'),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    });
  });
  afterAll(() => program.stop());

  it('starts with Node alone and shows its pages', async () => {
    expect((await program.call('/health')).status).toBe(200);
    const home = await program.call('/', { headers: { Accept: 'text/html' } });
    expect(home.status).toBe(200);
    const page = await home.text();
    expect(page).toMatch(/<h1/);
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
    expect((await program.call(script)).status).toBe(200);
  });

  it('signs the administrator in', async () => {
    const reply = await program.send('/api/login/', { ...ADMIN, username: ADMIN.email });
    expect(await reply.json()).toMatchObject({ is_admin: true });
  });

  it('takes a picture, draws a card and writes a CV', async () => {
    const person = { email: 'ada@example.com', password: 'a good password' };
    const names = { first_name: 'Ada', last_name: 'Mbella', profession: 'Software Developer' };
    const made = await program.send('/auth/register', {
      ...person,
      ...names,
      phone: '',
      skills: '',
    });
    expect(made.status).toBe(201);
    const signedIn = await program.send('/auth/login', person);
    const { access_token } = (await signedIn.json()) as { access_token: string };
    const headers = { Authorization: `Bearer ${access_token}` };
    const form = new FormData();
    const picture = readFileSync(join(ROOT, 'apps/web/public/apple-touch-icon.png'));
    form.set('file', new Blob([new Uint8Array(picture)]), 'portrait.png');
    const kept = await program.call('/api/media/', { method: 'POST', body: form, headers });
    expect(kept.status).toBe(201);
    const { url } = (await kept.json()) as { url: string };
    expect((await program.call(url)).headers.get('content-type')).toBe('image/webp');
    const portfolio = { customUrl: 'ada-mbella', published: true, profileImage: url };
    const saved = await program.send('/api/portfolio/', portfolio, { method: 'PUT', headers });
    expect(saved.status).toBe(200);
    const card = await program.call('/share/portfolio/ada-mbella.png');
    expect(card.headers.get('content-type')).toBe('image/png');
    const cv = await program.call('/p/ada-mbella/cv.pdf');
    expect(Buffer.from(await cv.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('runs its commands', async () => {
    const backup = join(folder, 'backup.tar.gz');
    expect(await program.run(['backup', backup])).toBe(0);
    expect(existsSync(backup)).toBe(true);
    expect(await program.run(['verify-backup', backup])).toBe(0);
  });
});

function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
