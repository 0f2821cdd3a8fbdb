import { LoadedCode } from '#lib/loaded-code.ts';
import { entryCode } from './entry-code.ts';

/** What edits the records of a tab: comes once someone begins to. */
export const editingCode = new LoadedCode(async () => {
  const [editing] = await Promise.all([import('./editing.ts'), entryCode.load()]);
  return editing;
});
