import { ClientCounts, type Count } from '../lib/client-counts.ts';
import type { CountQuestion } from './messages.ts';

/** Counts in the memory of the primary process, for all workers. */
export function createCountsForWorkers(): (question: CountQuestion) => Count {
  const byLimit = new Map<string, ClientCounts>();
  return ({ ask, counted: { limit, windowMs, client } }) => {
    const counts = byLimit.get(limit) ?? new ClientCounts(windowMs);
    byLimit.set(limit, counts);
    if (ask === 'add') return counts.add(client);
    if (ask === 'takeBack') counts.takeBack(client);
    return { hits: counts.hitsOf(client), endsAt: 0 };
  };
}
