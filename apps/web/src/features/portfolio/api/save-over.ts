import {
  fitsPortfolio,
  type Portfolio,
  portfolioInputSchema,
  portfolioSchema,
} from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { m } from '#messages';
import { fieldErrors } from '../state/field-errors.ts';
import { mergeNewer } from '../state/portfolio-fields.ts';
import { isStored, saveBody } from '../state/save-body.ts';
import { SaveConflict, SaveFailure, withTimeout } from './failure.ts';

export interface Save {
  /** As the server had it when the changes started. */
  base: Portfolio;
  draft: Portfolio;
  /** What an earlier try sent without getting an answer. */
  sent?: Portfolio | undefined;
  /** A photo is being uploaded, which is saved by itself. */
  photoUnderWay?: boolean | undefined;
}

export interface Saved {
  portfolio: Portfolio;
  /** Changes from elsewhere are in it as well. */
  together: boolean;
}

/** How often it starts anew because somebody else keeps saving in between. */
const MOST_TRIES = 4;

export type OnSend = (portfolio: Portfolio | undefined) => void;

/** Saves over the version that the changes started from; over a newer one only what is merged. */
export async function saveOver(api: ApiClient, first: Save, onSend: OnSend): Promise<Saved> {
  let { base, draft } = first;
  let sent = first.sent;
  for (let tries = 1; ; tries++) {
    requireValid(draft, base);
    const body = sentBody(first, draft, base);
    onSend(draft);
    try {
      const options = { ifMatch: base.version };
      const portfolio = await withTimeout((signal) =>
        api.call('portfolio.save', { body }, { ...options, signal }),
      );
      return { portfolio, together: draft !== first.draft };
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      onSend(undefined);
      const current = portfolioSchema.safeParse(cause.current).data;
      if (!current || tries === MOST_TRIES) {
        throw new SaveFailure(failureReason(cause), fieldErrors(cause.errors, draft));
      }
      // It arrived, and only the answer got lost.
      if (isStored(draft, current)) return { portfolio: current, together: tries > 1 };
      const { portfolio, conflicts, sides } = mergeNewer({ base, draft, sent }, current);
      if (conflicts.length > 0) throw new SaveConflict(sides);
      if (isStored(portfolio, current)) return { portfolio: current, together: true };
      base = current;
      draft = portfolio;
      sent = undefined;
    }
  }
}

/** Without the photo while another is on its way, whose file would be taken for one of no use. */
function sentBody({ photoUnderWay }: Save, draft: Portfolio, base: Portfolio) {
  const { profileImage, ...body } = saveBody(draft, base);
  return photoUnderWay ? body : { ...body, profileImage };
}

function requireValid(draft: Portfolio, base: Portfolio): void {
  const body = saveBody(draft, base);
  // what the server would refuse is not sent over a slow line first
  if (!fitsPortfolio(body)) throw new SaveFailure(m.portfolio_too_large(), {});
  const { error } = portfolioInputSchema.safeParse(body);
  if (!error) return;
  const problems = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new SaveFailure(m.portfolio_fields_invalid(), fieldErrors(problems, draft));
}
