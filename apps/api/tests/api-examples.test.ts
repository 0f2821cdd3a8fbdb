// @module-tag operations
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { plainPicture } from './testing/files.ts';
import { newAdmin, PASSWORD } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

/** An example of docs/api.md: its commands, and what it says that they are answered with. */
interface Example {
  /** The line of the page on which it begins. */
  line: number;
  commands: string;
  answers: string;
}

/** An answer as `curl -i` prints it, without its body. */
interface Answer {
  status: string;
  headers: string[];
}

const server = await useTestServer({ rateLimits: true, corsOrigins: ['https://app.example.com'] });
const admin = await newAdmin(server);
for (const title of ['One', 'Two', 'Three']) {
  const post = { title, description: 'What it is about', posts: ['Its text.'] };
  await server.http.post('/blogs/').set(admin.bearer).send(post).expect(201);
}

const page = await readFile(join(import.meta.dirname, '../../../docs/api.md'), 'utf8');
const examples = examplesIn(page);
const outputs = await run(examples.map(({ commands }) => commands));

it('shows how to sign in, list, ask again, create, change, upload and fail', () => {
  const commands = examples.map((example) => example.commands).join('\n');
  for (const word of [
    ...['/auth/login', '/api/account/tokens/', 'limit=2', '--etag-compare', 'Idempotency-Key'],
    ...['If-Match', '-F file=', 'limit=0', 'OPTIONS', '/api/webhooks/'],
  ]) {
    expect(commands).toContain(word);
  }
});

it.each(examples.map((example, index) => ({ ...example, output: outputs[index] ?? '' })))(
  'the example on line $line is answered as the page says',
  ({ answers, output }) => {
    const promised = answersIn(answers);
    const given = answersIn(output);
    expect(promised.length).toBeGreaterThan(0);
    expect(
      given.map(({ status }) => status),
      output,
    ).toEqual(promised.map(({ status }) => status));
    for (const [index, { headers }] of promised.entries()) {
      expect(given[index]?.headers).toEqual(expect.arrayContaining(headers));
    }
  },
);

/** Each block of commands with the block of answers that follows it; some stand in a list. */
function examplesIn(markdown: string): Example[] {
  const blocks = [...markdown.matchAll(/^( *)```(bash|http)\n([\s\S]*?)^\1```$/gm)];
  return blocks.flatMap(([, , language, commands = ''], index) => {
    if (language !== 'bash') return [];
    const [, , next, answers = ''] = blocks[index + 1] ?? [];
    const line = markdown.slice(0, blocks[index]?.index).split('\n').length;
    return [{ line, commands, answers: next === 'http' ? answers : '' }];
  });
}

/** Runs blocks of commands after each other in one shell, as someone does who follows the page. */
async function run(blocks: string[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-examples-'));
  try {
    await writeFile(join(folder, 'harbour.png'), await plainPicture(320, 200).png().toBuffer());
    await writeFile(join(folder, 'notes.txt'), 'Boats, boats, boats.\n');
    const end = '--- end of example ---';
    const script = ['set -euo pipefail', ...blocks.flatMap((block) => [block, `echo '${end}'`])];
    const { PATH = '' } = process.env;
    const env = { PATH, SITE: server.url, EMAIL: admin.email, PASSWORD };
    const options = { cwd: folder, env, maxBuffer: 16 * 1024 * 1024 };
    const { stdout } = await promisify(execFile)('bash', ['-c', script.join('\n')], options);
    return stdout.split(end);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The status lines of a text, each with the names of the headers under it. */
function answersIn(text: string): Answer[] {
  const found: Answer[] = [];
  let isHead = false;
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (/HTTP\/1\.1 \d{3}/.test(line)) {
      found.push({ status: line.slice(line.indexOf('HTTP/')), headers: [] });
      isHead = true;
    } else if (line === '') {
      isHead = false;
    } else if (isHead) {
      found.at(-1)?.headers.push(line.slice(0, line.indexOf(':')).toLowerCase());
    }
  }
  return found;
}
