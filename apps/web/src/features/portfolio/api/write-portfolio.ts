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

type Body = Partial<ReturnType<typeof saveBody>>;

/** Stores a whole portfolio over a version of it. */
export const storePortfolio = (api: ApiClient, body: Body, { version: ifMatch }: Portfolio) =>
  withTimeout((signal) => api.call('portfolio.save', { body }, { ifMatch, signal }));

/** Saves the whole portfolio; what changed elsewhere is merged, and only what both changed asked. */
export async function savePortfolio(
  api: ApiClient,
  { photoUnderWay, ...write }: Save,
  onSent: OnSent | undefined,
): Promise<Saved<Portfolio>> {
  let tried = write.values;
  const { stored: first } = write;
  return saveOver<Portfolio, Portfolio, Body>(
    {
      fields: changeableParts,
      valuesOf: (stored = first) => stored,
      body: (values, stored) => validBody(values, stored, photoUnderWay),
      input: portfolioInputSchema,
      send(body, stored = first, values) {
        tried = values;
        return storePortfolio(api, body, stored);
      },
      newest: ({ current }) => portfolioSchema.safeParse(current).data,
      loadMerge: async () => merge,
      asks: isClash,
      onSent,
    },
    write,
  ).catch((cause: unknown) => {
    throw cause instanceof ApiError ? refused(cause, tried) : cause;
  });
}

/** What the server refuses of a portfolio, at the fields that it is about. */
export const refused = (cause: ApiError, tried: Portfolio): SaveFailure =>
  new SaveFailure(failureReason(cause), fieldErrors(cause.errors, tried));

/**
 * What a save sends.
 * @throws {SaveFailure} for what the server would refuse: it is not sent over a slow line first
 */
export function validBody(
  draft: Portfolio,
  base: Portfolio | undefined,
  photoUnderWay: boolean | undefined,
): Body {
  const { profileImage, ...body } = saveBody(draft, base);
  if (!fitsPortfolio({ ...body, profileImage })) throw new SaveFailure(m.portfolio_too_large(), {});
  const { error } = portfolioInputSchema.safeParse({ ...body, profileImage });
  // the file of another photo that is on its way would be taken for one of no use
  if (!error) return photoUnderWay ? body : { ...body, profileImage };
  const wrong = fieldErrors(schemaErrors(error.issues), draft);
  throw new SaveFailure(m.portfolio_fields_invalid(), wrong);
}
