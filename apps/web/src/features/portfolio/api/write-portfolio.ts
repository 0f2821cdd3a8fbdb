import {
  fitsPortfolio,
  type Portfolio,
  portfolioInputSchema,
  portfolioSchema,
} from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { merge } from '#lib/editing/merge.ts';
import { type Saved, saveOver, type Write } from '#lib/editing/save-over.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { schemaErrors } from '#lib/schema-errors.ts';
import { m } from '#messages';
import { fieldErrors } from '../state/field-errors.ts';
import { changeableParts, isClash } from '../state/portfolio-fields.ts';
import { saveBody } from '../state/save-body.ts';
import { SaveFailure, withTimeout } from './failure.ts';

export interface Save extends Write<Portfolio, Portfolio> {
  stored: Portfolio;
  /** A photo is being uploaded, which is saved by itself. */
  photoUnderWay?: boolean | undefined;
}

export type OnSent = (sent: readonly Portfolio[]) => void;

/** Saves the whole portfolio; what changed elsewhere is merged, and only what both changed asked. */
export async function savePortfolio(
  api: ApiClient,
  { photoUnderWay, ...write }: Save,
  onSent: OnSent | undefined,
): Promise<Saved<Portfolio>> {
  let tried = write.values;
  const { stored: first } = write;
  return saveOver<Portfolio, Portfolio, Partial<ReturnType<typeof saveBody>>>(
    {
      fields: changeableParts,
      valuesOf: (stored = first) => stored,
      body(values, stored) {
        const { profileImage, ...body } = validBody(values, stored);
        // the file of another photo that is on its way would be taken for one of no use
        return photoUnderWay ? body : { ...body, profileImage };
      },
      input: portfolioInputSchema,
      send(body, { version: ifMatch } = first, values) {
        tried = values;
        return withTimeout((signal) => api.call('portfolio.save', { body }, { ifMatch, signal }));
      },
      newest: ({ current }) => portfolioSchema.safeParse(current).data,
      loadMerge: async () => merge,
      asks: isClash,
      onSent,
    },
    write,
  ).catch((cause: unknown) => {
    if (!(cause instanceof ApiError)) throw cause;
    throw new SaveFailure(failureReason(cause), fieldErrors(cause.errors, tried));
  });
}

/** @throws {SaveFailure} for what the server would refuse: it is not sent over a slow line first */
function validBody(draft: Portfolio, base: Portfolio | undefined) {
  const body = saveBody(draft, base);
  if (!fitsPortfolio(body)) throw new SaveFailure(m.portfolio_too_large(), {});
  const { error } = portfolioInputSchema.safeParse(body);
  if (!error) return body;
  const wrong = fieldErrors(schemaErrors(error.issues), draft);
  throw new SaveFailure(m.portfolio_fields_invalid(), wrong);
}
