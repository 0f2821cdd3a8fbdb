import { useQuery } from '@tanstack/react-query';
import { Alert } from '#components/feedback/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { useApi } from '#lib/api-context.ts';
import { differenceLabel, differences } from '#lib/editing/merge.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';
import { m } from '#messages';
import type { EditedPortfolio } from '../api/edit-portfolio.ts';
import { changeableParts, isClash } from '../state/portfolio-fields.ts';

interface NewerElsewhereProps {
  editor: Pick<EditedPortfolio, 'stored' | 'values' | 'meet'>;
}

/**
 * Says at once, and not only when they save, that another device has saved since: what was changed
 * there, and where both changed the same, both versions.
 */
export function NewerElsewhere({ editor: { stored: base, values, meet } }: NewerElsewhereProps) {
  const stored = endpointQuery(useApi(), 'portfolio.get');
  const { data: newest } = useQuery({ ...stored, refetchOnReconnect: 'always' });
  if (!base || !newest || newest.version <= base.version) return null;
  const sides = { base, yours: values, theirs: newest };
  const changed = differences(changeableParts, sides).filter(({ by }) => by !== 'yours');
  if (changed.length === 0) return null;
  const clashes = changed.some(isClash);
  const parts = [...new Set(changed.map(differenceLabel))].join(' · ');
  return (
    <Alert
      title={m.portfolio_newer_title()}
      action={
        <Button size="small" variant="secondary" onClick={() => void meet(newest)}>
          {clashes ? m.portfolio_newer_compare() : m.portfolio_newer_take()}
        </Button>
      }
    >
      {clashes ? m.portfolio_newer_conflict({ parts }) : m.portfolio_newer_apart({ parts })}
    </Alert>
  );
}
