import { useQueryClient } from '@tanstack/react-query';
import { type Portfolio, portfolioInputSchema, portfolioSchema } from '@vitrine/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import type { Field } from '#lib/editing/field.ts';
import { useHeldRecord } from '#lib/editing/use-record.ts';
import { type SavingOptions, useSaving } from '#lib/editing/use-saving.ts';
import { type FieldErrors, standingErrors } from '../state/field-errors.ts';
import { upgraded } from '../state/kept-edits.ts';
import { changeableParts, isClash } from '../state/portfolio-fields.ts';
import {
  PORTFOLIO_DRAFT,
  type PortfolioValues,
  portfolioOf,
  valuesOf,
} from '../state/portfolio-values.ts';
import { SaveFailure } from './failure.ts';
import { usePhotoUpload } from './media-queue.ts';
import { keepPortfolio, type OwnChange, onOwnChange } from './portfolio-cache.ts';
import { refused, storePortfolio, validBody } from './write-portfolio.ts';

const beside = (path: keyof PortfolioValues): Field => ({
  ...{ path, label: () => path, kind: 'beside', sentAs: [] },
});
/** What is typed: of the portfolio itself, and into the forms for new items. */
const fields = [...changeableParts, beside('additions'), beside('keys')];

const none: FieldErrors = {};

type Saving = SavingOptions<Portfolio, PortfolioValues, ReturnType<typeof validBody>>;

interface EditingOptions extends Pick<Saving, 'resumes'> {
  onSaved: (unfinished: PortfolioValues, together: boolean) => void;
}

/** The portfolio while its owner edits it. */
export function useEditedPortfolio(portfolio: Portfolio, { resumes, onSaved }: EditingOptions) {
  const api = useApi();
  const queries = useQueryClient();
  const { busy: photoUnderWay } = usePhotoUpload();
  /** What was sent last, which may be merged. */
  const tried = useRef(portfolio);
  const [wrong, setWrong] = useState<{ failure: SaveFailure; sent: PortfolioValues }>();
  const options = {
    draft: PORTFOLIO_DRAFT,
    ...{ fields, resumes, stored: portfolio, storedSchema: portfolioSchema },
    upgrade: (content: unknown) => upgraded(content, portfolio),
    values: (stored = portfolio) => valuesOf(stored),
    body(values: PortfolioValues, stored: Portfolio | undefined) {
      tried.current = values;
      return validBody(portfolioOf(values), stored, photoUnderWay);
    },
    input: portfolioInputSchema,
    send: ({ body, stored = portfolio }: Parameters<Saving['send']>[0]) =>
      storePortfolio(api, body, stored),
    asks: isClash,
    onSaved(stored: Portfolio, _before: Portfolio | undefined, together: boolean) {
      keepPortfolio(queries, stored);
      onSaved(edits.values(), together);
    },
    onFailed(error: unknown, sent: PortfolioValues) {
      const failure = error instanceof ApiError ? refused(error, tried.current) : error;
      setWrong(failure instanceof SaveFailure ? { failure, sent } : undefined);
    },
  } satisfies Saving & Parameters<typeof useHeldRecord<Portfolio, PortfolioValues, object>>[0];
  const { record, shown, edits } = useHeldRecord<Portfolio, PortfolioValues, object>(options);
  const saving = useSaving(record, options);
  const submit = () => saving.run(() => saving.save(record.base.current.stored, edits.values()));

  const takeIn = useEffectEvent(({ stored, typed }: OwnChange) => {
    const { base } = record;
    const values = edits.values();
    record.put(
      base.current.stored && stored(base.current.stored),
      { ...values, ...typed(values) },
      base.current,
    );
  });
  useEffect(() => onOwnChange((change) => takeIn(change)), []);

  const isWrong = saving.failure !== undefined && wrong !== undefined;
  return {
    ...saving,
    submit,
    edits,
    /** What is typed. */
    values: shown,
    /** What is still wrong, of what the last save found. */
    errors: isWrong ? standingErrors(wrong.failure.fields, wrong.sent, shown) : none,
  };
}

export type EditedPortfolio = ReturnType<typeof useEditedPortfolio>;
