import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Portfolio, portfolioInputSchema } from '@vitrine/contracts';
import { m } from '#messages';
import { useApi } from '../../../lib/api-context.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { type FieldErrors, fieldErrors } from '../state/field-errors.ts';
import { saveBody } from '../state/save-body.ts';
import { keepPortfolio } from './portfolio-cache.ts';

/** Why a portfolio could not be saved, with what is wrong in each field. */
export class SaveFailure extends Error {
  override name = 'SaveFailure';
  readonly fields: FieldErrors;

  constructor(reason: string, fields: FieldErrors) {
    super(reason);
    this.fields = fields;
  }
}

/** Saves the whole portfolio; what the contract refuses does not even leave. */
export function useSavePortfolio() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation<Portfolio, Error, Portfolio>({
    mutationFn: async (portfolio) => {
      const body = saveBody(portfolio);
      const { error } = portfolioInputSchema.safeParse(body);
      if (error) {
        const problems = error.issues.map(({ path, message }) => ({
          path: path.join('.'),
          message,
        }));
        throw new SaveFailure(m.portfolio_fields_invalid(), fieldErrors(problems, portfolio));
      }
      return api.call('portfolio.save', { body }).catch((cause: unknown) => {
        if (!(cause instanceof ApiError)) throw cause;
        throw new SaveFailure(cause.message, fieldErrors(cause.errors, portfolio));
      });
    },
    onSuccess: (saved) => keepPortfolio(queries, saved),
  });
}
