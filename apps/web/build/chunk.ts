/** Modules that travel in one file. */
export interface Chunk {
  name: string;
  holds: readonly RegExp[];
  /** What only one page uses lies in that page's own chunk. */
  sharedOnly?: boolean;
}
