import type { AimName } from './aims.ts';

/** What was measured; an aim without a figure has not been measured. */
export type Figures = Partial<Record<AimName, number>>;

/** One attack against the product as built, by its name on the command line. */
export interface Attack {
  /** What is done to the server, for the page. */
  how: string;
  /** The figures it finds, in the order of the page. */
  aims: readonly AimName[];
  /** It is given up after this long. */
  mostSeconds: number;
  /** @param found takes each figure as soon as it is known, so that what fails later costs none */
  run(found: (figures: Figures) => void, options: AttackOptions): Promise<void>;
}

export interface AttackOptions {
  /** How long the soak lasts. */
  soakMinutes: number;
}

/** A tool or a permission that an attack needs is not there; the message says which. */
export class CannotRunError extends Error {
  override readonly name = 'CannotRunError';
}
