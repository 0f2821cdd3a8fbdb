import { useQuery } from '@tanstack/react-query';
import type { Portfolio } from '@vitrine/contracts';
import { useState } from 'react';
import { LoadedConflict } from '#components/editing/loaded-conflict.tsx';
import { Alert } from '#components/feedback/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { useApi } from '#lib/api-context.ts';
import { type Choices, type Diverged, differenceLabel, differences } from '#lib/editing/merge.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';
import { m } from '#messages';
import { changeableParts, mergePortfolios } from '../state/portfolio-fields.ts';

interface NewerElsewhereProps {
  base: Portfolio;
  draft: Portfolio;
  /** Takes both together: what was chosen of what both changed, and everything else of either. */
  onDecided: (sides: Diverged<Portfolio>, choices: Choices) => void;
}

/**
 * Tells whoever is editing that another device has saved meanwhile, as soon as the line is back and
 * not only when they save: what was changed there, and where both changed the same, both versions.
 */
export function NewerElsewhere({ base, draft, onDecided }: NewerElsewhereProps) {
  const stored = endpointQuery(useApi(), 'portfolio.get');
  const { data: newest } = useQuery({ ...stored, refetchOnReconnect: 'always' });
  const [choosing, setChoosing] = useState(false);
  if (!newest || newest.version <= base.version) return null;
  const sides = { base, yours: draft, theirs: newest };
  const changed = differences(changeableParts, sides).filter(({ by }) => by !== 'yours');
  if (changed.length === 0) return null;
  const { conflicts } = mergePortfolios(sides);
  const parts = [...new Set(changed.map(differenceLabel))].join(' · ');
  return (
    <>
      <Alert
        title={m.portfolio_newer_title()}
        action={
          <Button
            size="small"
            variant="secondary"
            onClick={() => (conflicts.length > 0 ? setChoosing(true) : onDecided(sides, {}))}
          >
            {conflicts.length > 0 ? m.portfolio_newer_compare() : m.portfolio_newer_take()}
          </Button>
        }
      >
        {conflicts.length > 0
          ? m.portfolio_newer_conflict({ parts })
          : m.portfolio_newer_apart({ parts })}
      </Alert>
      {choosing ? (
        <LoadedConflict
          own
          name={m.account_portfolio()}
          conflict={{ differences: conflicts }}
          decision={m.editing_conflict_keep()}
          onDecided={(choices) => {
            setChoosing(false);
            onDecided(sides, choices);
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </>
  );
}
