/** Packages that stay outside, because they read files beside their own code while they run. */
export const EXTERNAL = [
  'better-sqlite3', // a native library
  'sharp', // a native library
  'file-type', // a library of its own
  'harfbuzzjs', // WebAssembly
  'pdfkit', // metrics and colour profiles
  'piscina', // what its threads start with
];
