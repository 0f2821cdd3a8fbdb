import type { Part } from './part.ts';
import { creates } from './parts/creates.ts';
import { firstStart } from './parts/first-start.ts';
import { growth } from './parts/growth.ts';
import { markdown } from './parts/markdown.ts';
import { memory } from './parts/memory.ts';
import { queries } from './parts/queries.ts';
import { scale } from './parts/scale.ts';
import { shares } from './parts/shares.ts';
import { signIns } from './parts/sign-ins.ts';
import { start } from './parts/start.ts';

/** Everything that can be measured, by its name on the command line, in the order of the report. */
export const parts: Readonly<Record<string, Part>> = {
  shares,
  creates,
  start,
  memory,
  queries,
  'sign-ins': signIns,
  'first-start': firstStart,
  growth,
  scale,
  markdown,
};
