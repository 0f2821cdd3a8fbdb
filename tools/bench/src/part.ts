import type { Findings } from './report.ts';

/** Something that is measured by itself, by its name on the command line. */
export interface Part {
  title: string;
  /** How it is measured, for the report. */
  how: string;
  measure(): Promise<Findings>;
  /** Runs only when it is asked for. */
  isSlow?: boolean;
}
