/** In percent: there is a class for each place of a picture in its room (shared-classes.ts). */
export const POSITION_STEP = 2;
