/** The part of the library that is used here; it brings no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2' | 'woff' | 'truetype';
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
    /** OpenType features to keep; all where it is left out. */
    keepFeatures?: string[];
  }
  function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
  export = subsetFont;
}
