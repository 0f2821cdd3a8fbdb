import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Portfolio } from '@vitrine/contracts';
import { useApi } from '#lib/api-context.ts';
import { NetworkError } from '#lib/api-error.ts';
import type { Saved } from '#lib/editing/save-over.ts';
import { usePhotoUpload } from './media-queue.ts';
import { keepPortfolio } from './portfolio-cache.ts';
import type { OnSent, Save } from './write-portfolio.ts';

/** Checks and merges by the contract, which comes with the first save. */
async function loadSave() {
  const { savePortfolio } = await import('./write-portfolio.ts').catch((error: unknown) => {
    throw new NetworkError(error);
  });
  return savePortfolio;
}

/**
 * Saves the whole portfolio; what the contract refuses does not even leave.
 * @param onSent called with what was sent until it is answered
 */
export function useSavePortfolio(onSent?: OnSent) {
  const api = useApi();
  const queries = useQueryClient();
  const { busy: photoUnderWay } = usePhotoUpload();
  return useMutation<Saved<Portfolio>, Error, Save>({
    mutationFn: async (save) => (await loadSave())(api, { ...save, photoUnderWay }, onSent),
    onSuccess: ({ stored }) => keepPortfolio(queries, stored),
  });
}
