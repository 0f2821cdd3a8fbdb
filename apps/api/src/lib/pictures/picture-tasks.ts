import { cutRound, cutSquare, paintCard } from './compose.ts';
import { makeSizes } from './make-sizes.ts';

/** What the process for pictures does, by name. */
export const pictureTasks = { makeSizes, cutSquare, cutRound, paintCard };
export type PictureTasks = typeof pictureTasks;
