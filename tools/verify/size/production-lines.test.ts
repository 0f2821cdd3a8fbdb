import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { problemOf, productionLines } from './production-lines.ts';

it('counts the lines of apps and packages, without tests, what is made and translations', () => {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-lines-'));
  const files = {
    'apps/web/src/page.tsx': 3,
    'apps/web/src/page.module.css': 2,
    'packages/contracts/src/limits.ts': 1,
    'packages/contracts/src/words/en/problems/files.ts': 4,
    'packages/contracts/src/words/fr/problems/files.ts': 10,
    'apps/api/src/mail/words/french/mails.ts': 10,
    'apps/web/src/page.test.tsx': 10,
    'apps/web/src/testing/answer.ts': 10,
    'apps/api/tests/server.ts': 10,
    'apps/api/dist/main.ts': 10,
    'apps/web/src/generated/messages.ts': 10,
    'packages/contracts/node_modules/zod/index.ts': 10,
    'apps/web/messages/en/layout.json': 10,
    'tools/size.ts': 10,
  };
  for (const [path, lines] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), 'a line\n'.repeat(lines));
  }
  expect(productionLines(root)).toBe(10);
  rmSync(root, { recursive: true });
});

it.each([
  [1_001, 1_000, expect.stringContaining('delete 1')],
  [1_000, 1_000, undefined],
  [500, 1_000, undefined],
  [499, 1_000, expect.stringContaining('to 499')],
])('says of %d lines under a ceiling of %d what is to be done', (lines, ceiling, said) => {
  expect(problemOf(lines, ceiling)).toEqual(said);
});
