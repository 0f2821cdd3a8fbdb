import { z } from '../zod.ts';

const percent = () => z.number().int().min(0).max(100);

/** A point of a picture, from its upper left corner. */
export const focusPoint = () =>
  z.object({
    x: percent().describe('From the left, in percent.'),
    y: percent().describe('From the top, in percent.'),
  });
