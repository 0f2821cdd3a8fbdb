import { LoadedCode } from '#lib/loaded-code.ts';

/** The fields of entries, which bring the schemas; only tabs with a collection need them. */
export const entryCode = new LoadedCode(() => import('../website-content/entry-fields.tsx'));
