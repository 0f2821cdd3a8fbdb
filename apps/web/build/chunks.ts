import { areaChunks } from './area-chunks.ts';
import { publicChunks } from './public-chunks.ts';

/**
 * What is used together travels together: on a slow line a round trip costs more than a few
 * kilobytes that the next page needs anyway. What is not named here is split by page.
 */
// a module that two lists name travels with the first
const CHUNKS = [...publicChunks, ...areaChunks];

/** For the bundler's `codeSplitting`. */
export const chunks = {
  groups: CHUNKS.map(({ name, holds, sharedOnly }) => ({
    name,
    minShareCount: sharedOnly ? 2 : 1,
    test: (id: string) => holds.some((pattern) => pattern.test(id.replaceAll('\\', '/'))),
  })),
  // what a listed file imports belongs where it is listed itself
  includeDependenciesRecursively: false,
};
