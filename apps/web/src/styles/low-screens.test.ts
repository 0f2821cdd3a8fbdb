import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(source, file), 'utf8');

/** What sticks beside its content on wide screens alone, takes no room, or is a line high. */
const HARMLESS = [
  'components/feedback/banner.module.css',
  'components/portfolio-view/portfolio-view.module.css',
  'demo/demo-banner.module.css',
  'features/auth/components/auth-frame.module.css',
  'features/back-office/messages/messages.module.css',
  'features/company-pages/components/legal-page.module.css',
  'features/company-pages/components/shared-sections.module.css',
];

it('lets everything that sticks go on a low screen', () => {
  const sticky = globSync('**/*.module.css', { cwd: source })
    .filter((file) => read(file).includes('position: sticky'))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !HARMLESS.includes(file));
  expect(sticky).toEqual([]);
  const tokens = read('styles/tokens.css');
  expect(tokens).toContain('--stick: sticky;');
  expect(tokens).toMatch(/@media \(height < 22rem\) \{\s*:root \{\s*--stick: static;/);
});
