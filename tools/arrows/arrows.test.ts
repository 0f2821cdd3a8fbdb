import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findClockReaders } from './find-clock-readers.ts';
import { findEnvironmentReaders } from './find-environment-readers.ts';
import { findRoleComparisons } from './find-role-comparisons.ts';
import { findSentences } from './find-sentences.ts';
import { findWrongArrows } from './find-wrong-arrows.ts';

type Tree = Record<string, string>;

const API = 'apps/api/src';
const WEB = 'apps/web/src';
const CONTRACTS = 'packages/contracts/src';

let root = '';
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'arrows-')));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Lay down a small repository of the same shape; what is imported exists unless it is a package. */
function plant(tree: Tree) {
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

async function brokenRules(tree: Tree) {
  plant(tree);
  const { wrong } = await findWrongArrows(root);
  return [...new Set(wrong.map((arrow) => arrow.rule))].sort();
}

/** One file that imports another by its relative path. */
function arrow(from: string, to: string, kind = 'import'): Tree {
  const up = '../'.repeat(from.split('/').length - 1);
  return {
    [to]: 'export const a = 1; export type A = 1;',
    [from]: `${kind} { ${kind === 'import' ? 'a' : 'A'} } from '${up}${to}'; export const b = 1;`,
  };
}

const use = (file: string, name: string): Tree => ({ [file]: `import x from '${name}'; x();` });

describe('findWrongArrows', () => {
  it.each<[string, Tree]>([
    ['api-not-to-web', arrow(`${API}/main.ts`, `${WEB}/lib/a.ts`)],
    ['web-not-to-api', arrow(`${WEB}/lib/a.ts`, `${API}/db/a.ts`)],
    ['one-door-per-package', arrow(`${API}/main.ts`, `${CONTRACTS}/limits.ts`)],
    ['contracts-need-zod-alone', use(`${CONTRACTS}/a.ts`, 'node:fs')],
    ['contracts-need-zod-alone', use(`${CONTRACTS}/a.ts`, 'uuid')],
    ['default-content-needs-contracts-alone', use('packages/default-content/src/a.ts', 'node:fs')],
    ['demo-apart', arrow(`${WEB}/app/a.ts`, `${WEB}/demo/a.ts`)],
    ['demo-apart', arrow(`${API}/app.ts`, 'apps/demo/src/a.ts')],
    ['demo-through-doors', arrow('apps/demo/src/a.ts', `${API}/dependencies.ts`)],
    ['demo-through-doors', arrow('apps/demo/src/a.ts', `${WEB}/app/a.ts`)],
    ['markdown-needs-its-parser-alone', use('packages/markdown/src/a.ts', 'node:fs')],
    ['resume-needs-its-parsers-alone', use('packages/resume/src/a.ts', 'node:fs')],
    ['client-needs-its-transport-alone', use('packages/client/src/a.ts', 'zod')],
    ['contract-tests-without-apps', use(`${CONTRACTS}/a.test.ts`, 'react')],
    ['express-at-the-edge', use(`${API}/writing/blog/posts.service.ts`, 'express')],
    ['drizzle-in-repositories', use(`${API}/writing/blog/posts.service.ts`, 'drizzle-orm')],
    ['drizzle-in-repositories', use(`${API}/lib/clock.ts`, 'drizzle-orm/pg-core')],
    [
      'routes-not-past-services',
      arrow(`${API}/writing/blog/blog.routes.ts`, `${API}/writing/blog/blog.repository.ts`),
    ],
    [
      'services-not-back-to-routes',
      arrow(`${API}/writing/blog/posts.service.ts`, `${API}/writing/blog/blog.routes.ts`),
    ],
    [
      'repositories-only-down',
      arrow(`${API}/writing/blog/blog.repository.ts`, `${API}/writing/blog/blog.policy.ts`),
    ],
    ['layers-only-down', arrow(`${API}/lib/clock.ts`, `${API}/db/schema.ts`)],
    ['layers-only-down', arrow(`${API}/db/schema.ts`, `${API}/writing/index.ts`)],
    ['layers-only-down', arrow(`${API}/http/mount.ts`, `${API}/people/index.ts`)],
    [
      'houses-only-down',
      arrow(`${API}/people/auth/a.service.ts`, `${API}/office/index.ts`, 'import type'),
    ],
    [
      'one-door-per-house',
      arrow(`${API}/office/inbox/a.service.ts`, `${API}/people/auth/users.repository.ts`),
    ],
    ['one-door-per-house', arrow(`${API}/serve.ts`, `${API}/people/auth/users.repository.ts`)],
    [
      'policies-and-presenters-are-pure',
      arrow(`${API}/writing/blog/blog.policy.ts`, `${API}/lib/clock.ts`),
    ],
    [
      'shared-knows-no-feature',
      arrow(`${WEB}/components/ui/button.tsx`, `${WEB}/features/blog/list.tsx`),
    ],
    ['shared-knows-no-feature', arrow(`${WEB}/lib/client.ts`, `${WEB}/app/paths.ts`)],
    ['features-not-to-app', arrow(`${WEB}/features/blog/list.tsx`, `${WEB}/app/paths.ts`)],
    [
      'features-not-to-each-other',
      arrow(`${WEB}/features/blog/list.tsx`, `${WEB}/features/auth/session.ts`),
    ],
    [
      'features-not-to-each-other',
      arrow(`${WEB}/features/blog/list.tsx`, `${WEB}/features/auth/session.ts`, 'import type'),
    ],
  ])('finds %s (%#)', async (rule, tree) => {
    expect(await brokenRules(tree)).toEqual([rule]);
  });

  it('finds a cycle of type imports', async () => {
    const tree = {
      [`${API}/lib/a.ts`]: "import type { B } from './b.ts'; export type A = B;",
      [`${API}/lib/b.ts`]: "import type { A } from './a.ts'; export type B = A | 1;",
    };
    expect(await brokenRules(tree)).toEqual(['no-cycles']);
  });

  it('finds two rooms of a house that need each other', async () => {
    const tree = {
      ...arrow(`${API}/office/inbox/a.ts`, `${API}/office/messages/a.ts`),
      ...arrow(`${API}/office/messages/b.ts`, `${API}/office/inbox/b.ts`),
    };
    expect(await brokenRules(tree)).toEqual(['rooms-without-knots']);
  });

  it('has nothing against arrows that point the right way', async () => {
    const blog = `${API}/writing/blog/blog`;
    const tree = {
      ...arrow(`${WEB}/app/router.tsx`, `${WEB}/features/blog/list.tsx`),
      ...arrow(`${WEB}/features/auth/form.tsx`, `${WEB}/features/auth/session.ts`),
      ...arrow(`${WEB}/lib/client.ts`, `${CONTRACTS}/index.ts`),
      ...arrow(`${CONTRACTS}/blog.ts`, `${CONTRACTS}/limits.ts`),
      ...use(`${CONTRACTS}/zod.ts`, 'zod'),
      ...use(`${API}/http/mount.ts`, 'express'),
      ...use(`${blog}.repository.ts`, 'drizzle-orm'),
      ...arrow(`${blog}.routes.ts`, `${blog}.service.ts`),
      ...arrow(`${API}/office/inbox/a.service.ts`, `${API}/people/index.ts`),
      ...arrow(`${API}/db/list-page.ts`, `${API}/lib/clock.ts`),
      ...arrow(`${blog}.policy.ts`, `${API}/db/rows.ts`, 'import type'),
    };
    expect(await brokenRules(tree)).toEqual([]);
  });

  it('says how many files it saw and which way the wrong arrow goes', async () => {
    plant(arrow(`${WEB}/lib/client.ts`, `${WEB}/app/paths.ts`));
    expect(await findWrongArrows(root)).toMatchObject({
      files: 2,
      wrong: [{ way: `${WEB}/lib/client.ts → ${WEB}/app/paths.ts` }],
    });
  });
});

describe('findEnvironmentReaders', () => {
  it('finds a setting read outside env.ts, and nothing in comments, tests and configuration', () => {
    plant({
      [`${API}/env.ts`]: 'export const port = process.env.PORT;',
      [`${API}/lib/a.ts`]: '// not process.env\nexport const a = process.env.A;',
      [`${API}/lib/a.test.ts`]: 'process.env.A = "1";',
      [`${WEB}/features/blog/list.tsx`]: 'export const b = import.meta.env.DEV;',
      'apps/web/vite.config.ts': 'export default { base: process.env.BASE };',
      'apps/web/entry-client.tsx': 'import.meta.env.SSR;',
    });
    expect(findEnvironmentReaders(root)).toEqual([
      `${API}/lib/a.ts:2`,
      'apps/web/entry-client.tsx:1',
      `${WEB}/features/blog/list.tsx:1`,
    ]);
  });
});

describe('findClockReaders', () => {
  it('finds who asks for the time or waits past the clock, and nothing in comments and tests', () => {
    plant({
      [`${WEB}/lib/clock.ts`]: 'export const now = () => Date.now();',
      [`${WEB}/lib/a.ts`]: '// not setTimeout\nexport const day = (at: string) => new Date(at);',
      [`${WEB}/lib/a.test.ts`]: 'setTimeout(() => {}, 1_000);',
      [`${WEB}/testing/a.ts`]: 'export const at = new Date();',
      [`${WEB}/lib/b.ts`]: 'export const at = new Date();\nexport const ms = Date.now();',
      [`${WEB}/lib/c.ts`]: 'window.setTimeout(send, 1);',
      [`${WEB}/features/blog/list.tsx`]: 'setInterval(send, performance.now());',
      [`${API}/lib/clock.ts`]: 'export const now = () => new Date();',
      [`${API}/writing/blog/posts.service.ts`]: 'export const at = (now) => now;\nnew Date();',
    });
    expect(findClockReaders(root)).toEqual([
      `${API}/writing/blog/posts.service.ts:2`,
      `${WEB}/features/blog/list.tsx:1`,
      `${WEB}/lib/b.ts:1`,
      `${WEB}/lib/b.ts:2`,
      `${WEB}/lib/c.ts:1`,
    ]);
  });
});

describe('findRoleComparisons', () => {
  it('finds a role that is compared with its name, and no role that is given', () => {
    plant({
      [`${API}/lib/a.ts`]: "// role === 'admin'\nexport const made = { role: 'admin' };",
      [`${API}/lib/a.test.ts`]: "expect(role === 'admin').toBe(true);",
      [`${API}/features/blog/blog.policy.ts`]: "if (actor.role !== 'user') stop();",
      [`${API}/features/users/users.repository.ts`]: "where(eq(users.role, 'writer'));",
      [`${WEB}/lib/b.ts`]:
        "if (endpoint.access === 'admin') ask();\nif (holds(role, 'inbox')) ask();",
      [`${WEB}/lib/c.ts`]: "const is = sessionRole(role) === 'desk';",
    });
    expect(findRoleComparisons(root)).toEqual([
      `${API}/features/blog/blog.policy.ts:1`,
      `${API}/features/users/users.repository.ts:1`,
      `${WEB}/lib/b.ts:1`,
      `${WEB}/lib/c.ts:1`,
    ]);
  });
});

describe('findSentences', () => {
  it('finds a sentence in a schema and in an answer, and no name of one', () => {
    plant({
      [`${CONTRACTS}/entities/a.ts`]: "z.string({ error: 'Name is required' });",
      [`${CONTRACTS}/entities/b.ts`]:
        "add({ code: 'custom', message: 'Unknown word' });\nadd({ code: 'custom', message: 'unknownWord' });",
      [`${CONTRACTS}/entities/c.ts`]: "strings({ message: 'What was written.' });",
      [`${API}/people/a.routes.ts`]:
        "return { message: 'Done.' };\nreturn { message: say('done') };",
    });
    expect(findSentences(root)).toEqual([
      `${CONTRACTS}/entities/a.ts:1`,
      `${CONTRACTS}/entities/b.ts:1`,
      `${API}/people/a.routes.ts:1`,
    ]);
  });
});
