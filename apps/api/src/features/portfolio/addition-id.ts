import { keyed } from '../../lib/secrets.ts';

/**
 * The id of what is added with a key: the same for every repetition, so that an addition whose
 * answer was lost on the way can be sent again. Nobody else can guess it.
 * @returns undefined without a key
 */
export const additionId = (
  secret: string,
  portfolioId: string,
  key: string | undefined,
): string | undefined =>
  key === undefined ? undefined : keyed(secret, `addition:${portfolioId}:${key}`);
