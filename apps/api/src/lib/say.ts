import { type Outcome, sentence, type Words, words } from '@vitrine/contracts';

/** What was done, as a sentence for anyone who asked for it. */
export type Say = (outcome: Outcome) => string;

/** Says it in these words. */
export const saysIn =
  ({ outcomes }: Words): Say =>
  (outcome) =>
    sentence(outcomes, outcome);

/** For who asks for no language, and for who runs the server. */
export const usualWords: Words = words.en;
