// d3-contour ships no types; this is the small part of it that we call.
declare module 'd3-contour' {
  export type Ring = [number, number][];

  export interface Area {
    type: 'MultiPolygon';
    value: number;
    coordinates: Ring[][];
  }

  export interface ContourGenerator {
    size(size: [columns: number, rows: number]): ContourGenerator;
    contour(values: ArrayLike<number>, threshold: number): Area;
  }

  export function contours(): ContourGenerator;
}
