import { useQueryClient } from '@tanstack/react-query';
import type { Portfolio } from '@vitrine/contracts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToast } from '#components/feedback/toast-context.ts';
import { SaveConflict } from '#lib/editing/save-over.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { SaveFailure } from '../api/failure.ts';
import { keepPortfolio } from '../api/portfolio-cache.ts';
import { useSavePortfolio } from '../api/save-portfolio.ts';
import { pageWith } from './review.ts';
import type { Review } from './review-parts.ts';

/**
 * Stores what is taken with the editor's own save: over the page as it was looked at, merged with
 * what someone else saved in the meantime. What is being edited in the editor is no part of it.
 */
export function useSaveReview(portfolio: Portfolio, review: Review, onSaved: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  const cameFrom: unknown = useLocation().state?.from;
  // what an earlier try sent without getting an answer
  const [sent, setSent] = useState<readonly Portfolio[]>([]);
  const save = useSavePortfolio(setSent);
  const submit = () =>
    save.mutate(
      { stored: portfolio, values: pageWith(portfolio, review), sent },
      {
        onSuccess: () => {
          onSaved();
          toast({ message: m.import_done() });
          navigate(cameFrom === 'start' ? paths.userStart.to() : paths.userPortfolio.to());
        },
        onError: (error) => {
          // from now on the review is held against what the other side saved
          if (error instanceof SaveConflict) keepPortfolio(queries, error.theirs as Portfolio);
        },
      },
    );
  const { error } = save;
  return {
    save,
    submit,
    /** What the server refused, by the id of the entry. */
    refused: error instanceof SaveFailure ? error.fields : {},
  };
}
