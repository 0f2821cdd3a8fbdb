import { useMutation, useQueryClient } from '@tanstack/react-query';
import { m } from '#messages';
import { useApi } from '../../../lib/api-context.ts';
import { useEditorStore } from '../state/editor-store.ts';
import { failed } from './failure.ts';
import { withPatience } from './no-answer.ts';
import { keepPortfolio } from './portfolio-cache.ts';
import type { Wiring } from './wiring.ts';

/**
 * Says at once which document is the CV; '' for none. Only that part travels, without a version:
 * nothing else can be overwritten by it, and what is being edited stays as it is.
 */
export async function saveCv({ api, queries, store }: Wiring, cv: string): Promise<void> {
  const portfolio = await withPatience((signal) =>
    api.call('portfolio.save', { body: { cv } }, { signal }),
  ).catch(failed(m.media_failed_cv()));
  keepPortfolio(queries, portfolio);
  store.dispatch({ type: 'part saved', patch: { cv }, version: portfolio.version });
}

export function useSaveCv() {
  const wiring = { api: useApi(), queries: useQueryClient(), store: useEditorStore() };
  return useMutation({ mutationFn: (cv: string) => saveCv(wiring, cv) });
}
