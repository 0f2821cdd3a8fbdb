import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCatalogues } from './message-catalogues.ts';

async function folderOf(files: Record<string, object>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'messages-'));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), JSON.stringify(content));
  }
  return folder;
}

describe('readCatalogues', () => {
  it('joins the areas of every language', async () => {
    const folder = await folderOf({
      'en/b.json': { b_one: 'One' },
      'en/a.json': { a_two: 'Two' },
      'fr/a.json': { a_two: 'Deux' },
    });
    await expect(readCatalogues(folder, ['en', 'fr'])).resolves.toEqual({
      en: { a_two: 'Two', b_one: 'One' },
      fr: { a_two: 'Deux' },
    });
  });

  it('refuses a key that two areas define', async () => {
    const folder = await folderOf({ 'en/a.json': { x: '1' }, 'en/b.json': { x: '2' } });
    await expect(readCatalogues(folder, ['en'])).rejects.toThrow('b.json defines x');
  });

  it('refuses a key that only a translation has', async () => {
    const folder = await folderOf({ 'en/a.json': {}, 'fr/a.json': { old: 'Vieux' } });
    await expect(readCatalogues(folder, ['en', 'fr'])).rejects.toThrow('fr alone has old');
  });
});
