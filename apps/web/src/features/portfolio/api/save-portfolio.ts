import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  fitsPortfolio,
  type Portfolio,
  portfolioInputSchema,
  portfolioSchema,
} from '@vitrine/contracts';
import { useToast } from '#components/feedback/toast-context.ts';
import type { ApiClient } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import type { Choices, Diverged } from '#lib/editing/merge.ts';
import { m } from '#messages';
import { useEditorStore } from '../state/editor-store.ts';
import { type FieldErrors, fieldErrors } from '../state/field-errors.ts';
import { mergeNewer, mergePortfolios } from '../state/portfolio-fields.ts';
import { isStored, saveBody } from '../state/save-body.ts';
import { withTimeout } from './failure.ts';
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

/** The same was changed here and elsewhere: a person has to choose. */
export class SaveConflict extends Error {
  override name = 'SaveConflict';
  readonly sides: Diverged<Portfolio>;

  constructor(sides: Diverged<Portfolio>) {
    super(m.portfolio_conflict_reason());
    this.sides = sides;
  }
}

interface Save {
  /** As the server had it when the changes started. */
  base: Portfolio;
  draft: Portfolio;
  /** What an earlier try sent without getting an answer. */
  sent?: Portfolio | undefined;
}

interface Saved {
  portfolio: Portfolio;
  /** Changes from elsewhere are in it as well. */
  together: boolean;
}

/** How often it starts anew because somebody else keeps saving in between. */
const MOST_TRIES = 4;

/** Saves the whole portfolio; what the contract refuses does not even leave. */
export function useSavePortfolio() {
  const api = useApi();
  const queries = useQueryClient();
  const store = useEditorStore();
  const onSend = (portfolio: Portfolio | undefined) => store.sending(portfolio);
  return useMutation<Saved, Error, Save>({
    mutationFn: (save) => saveOver(api, save, onSend),
    onSuccess: ({ portfolio }) => keepPortfolio(queries, portfolio),
  });
}

/** Saves what is being edited, and leaves the editor when that is done. */
export function useSaveDraft(base: Portfolio, draft: Portfolio) {
  const store = useEditorStore();
  const toast = useToast();
  const save = useSavePortfolio();
  const send = (changes: { base: Portfolio; draft: Portfolio }) =>
    save.mutate(
      { ...changes, sent: store.get().sent },
      {
        onSuccess: ({ together }) => {
          store.saved();
          window.scrollTo({ top: 0 });
          toast({ message: together ? m.portfolio_saved_together() : m.portfolio_saved() });
        },
      },
    );
  return {
    save,
    submit: () => send({ base, draft }),
    /** After a conflict: what was chosen, over what the other side saved. */
    decide(sides: Diverged<Portfolio>, choices: Choices) {
      const { portfolio: draft } = mergePortfolios(sides, choices);
      store.merge(sides.theirs, draft);
      send({ base: sides.theirs, draft });
    },
  };
}

type OnSend = (portfolio: Portfolio | undefined) => void;

/** Saves over the version that the changes started from; over a newer one only what is merged. */
async function saveOver(api: ApiClient, first: Save, onSend: OnSend): Promise<Saved> {
  let { base, draft } = first;
  let sent = first.sent;
  for (let tries = 1; ; tries++) {
    requireValid(draft, base);
    const body = saveBody(draft, base);
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
        throw new SaveFailure(cause.message, fieldErrors(cause.errors, draft));
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

function requireValid(draft: Portfolio, base: Portfolio): void {
  const body = saveBody(draft, base);
  // what the server would refuse is not sent over a slow line first
  if (!fitsPortfolio(body)) throw new SaveFailure(m.portfolio_too_large(), {});
  const { error } = portfolioInputSchema.safeParse(body);
  if (!error) return;
  const problems = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new SaveFailure(m.portfolio_fields_invalid(), fieldErrors(problems, draft));
}
