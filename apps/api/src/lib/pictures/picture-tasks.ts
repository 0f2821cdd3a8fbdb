import { cutRound, cutSquare, paintCard } from './compose.ts';
import { drawForMail, makeSizes } from './make-sizes.ts';

/** What the process for pictures does, by name. */
export const pictureTasks = { makeSizes, drawForMail, cutSquare, cutRound, paintCard };
export type PictureTasks = typeof pictureTasks;
