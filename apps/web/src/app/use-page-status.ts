import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { PageContext, PageModule, PageStatus } from '../lib/page.ts';

/** What the page says it is, followed as its data comes in. */
export function usePageStatus(module: PageModule, context: PageContext): PageStatus {
  const cache = useQueryClient().getQueryCache();
  // As text, because a snapshot must be equal to itself for as long as nothing changed.
  const read = () => JSON.stringify(module.status?.(context) ?? null);
  const text = useSyncExternalStore((listener) => cache.subscribe(listener), read, read);
  return useMemo(() => JSON.parse(text) ?? undefined, [text]);
}
