import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#lib/api-context.ts';
import { NetworkError } from '#lib/api-error.ts';
import { useEditorStore } from '../state/editor-store.ts';
import { usePhotoUpload } from './media-queue.ts';
import { keepPortfolio } from './portfolio-cache.ts';
import type { OnSend, Save, Saved } from './save-over.ts';

/** Checks and merges by the contract, which comes with the first save. */
async function loadSave() {
  const { saveOver } = await import('./save-over.ts').catch((error: unknown) => {
    throw new NetworkError(error);
  });
  return saveOver;
}

/**
 * Saves the whole portfolio; what the contract refuses does not even leave.
 * @param onSent told what was sent until it is answered; without, the editor's own save
 */
export function useSavePortfolio(onSent?: OnSend) {
  const api = useApi();
  const queries = useQueryClient();
  const store = useEditorStore();
  const { busy: photoUnderWay } = usePhotoUpload();
  const onSend: OnSend = onSent ?? ((portfolio) => store.sending(portfolio));
  return useMutation<Saved, Error, Save>({
    mutationFn: async (save) => (await loadSave())(api, { ...save, photoUnderWay }, onSend),
    onSuccess: ({ portfolio }) => keepPortfolio(queries, portfolio),
  });
}
