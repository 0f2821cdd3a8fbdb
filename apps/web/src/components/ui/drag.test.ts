import { describe, expect, it } from 'vitest';
import { placeAt } from './drag.ts';

const box = (left: number, top: number, width = 100, height = 40) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const column = [box(0, 0), box(0, 50), box(0, 100, 100, 200), box(0, 310)];
const lines = [box(0, 0), box(110, 0), box(220, 0), box(0, 50), box(110, 50)];

describe('the place of what is dragged', () => {
  it.each([
    ['stays where it is', column, 1, { x: 50, y: 70 }, 1],
    ['stays before the middle of the next', column, 1, { x: 50, y: 190 }, 1],
    ['goes behind what it passed', column, 1, { x: 50, y: 210 }, 2],
    ['goes to the end', column, 0, { x: 50, y: 900 }, 3],
    ['goes to the start', column, 3, { x: 50, y: -20 }, 0],
    ['moves along a line', lines, 0, { x: 180, y: 20 }, 1],
    ['moves to another line', lines, 0, { x: 70, y: 70 }, 3],
    ['moves back a line', lines, 4, { x: 30, y: 20 }, 0],
    ['goes behind the last line', lines, 0, { x: 5, y: 300 }, 4],
  ])('%s', (_, boxes, dragged, point, place) => {
    expect(placeAt(boxes, dragged, point)).toBe(place);
  });
});
