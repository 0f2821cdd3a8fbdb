import { contours, type Ring } from 'd3-contour';
import type { HeightAt } from './height-field.ts';

/** Which part of the land a picture shows. */
export interface View {
  /** Where terrain (0, 0) sits, as fractions of the picture's width and height. */
  origin: readonly [x: number, y: number];
  /** Terrain units along the picture's shorter side. */
  span: number;
}

export interface Frame {
  width: number;
  height: number;
  view: View;
  /** Distance between samples in pixels. */
  cell: number;
}

export interface Samples {
  values: Float64Array;
  columns: number;
  rows: number;
  cell: number;
  highest: number;
}

/** Samples beyond each edge, so that the outlines d3 closes along its border stay out of sight. */
const MARGIN = 3;

/** Height samples over the frame, on a regular grid with a margin. */
export function sample(heightAt: HeightAt, { width, height, view, cell }: Frame): Samples {
  const columns = Math.ceil(width / cell) + 1 + 2 * MARGIN;
  const rows = Math.ceil(height / cell) + 1 + 2 * MARGIN;
  const unit = view.span / Math.min(width, height);
  const values = new Float64Array(columns * rows);
  let highest = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < rows; row += 1) {
    const y = ((row - MARGIN) * cell - view.origin[1] * height) * unit;
    for (let column = 0; column < columns; column += 1) {
      const x = ((column - MARGIN) * cell - view.origin[0] * width) * unit;
      const value = heightAt(x, y);
      values[row * columns + column] = value;
      if (value > highest) highest = value;
    }
  }
  return { values, columns, rows, cell, highest };
}

/** The outlines, in pixels, of all land at or above a height. */
export function ringsAt(samples: Samples, threshold: number): Ring[] {
  const { values, columns, rows, cell } = samples;
  // d3 puts sample (i, j) at the centre of its cell, half a cell further on.
  const toPixels = (coordinate: number) => (coordinate - 0.5 - MARGIN) * cell;
  return contours()
    .size([columns, rows])
    .contour(values, threshold)
    .coordinates.flat()
    .map((ring) => ring.map(([x, y]) => [toPixels(x), toPixels(y)]));
}

/** `count` heights from `lowest` up to just under `highest`, evenly spaced. */
export function levels(lowest: number, highest: number, count: number): number[] {
  const step = (highest - lowest) / count;
  return Array.from({ length: count }, (_, index) => lowest + index * step);
}
