import type { ApiClient, FileEndpoint } from './api-client.ts';

/**
 * What an endpoint keeps sending, until the signal ends it. Apart from the client, which every
 * visitor loads.
 * @throws ApiError when the server refuses, NetworkError when no answer comes
 */
export async function openStream<K extends FileEndpoint>(
  api: ApiClient,
  name: K,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const download = api.download as (...call: unknown[]) => Promise<unknown>;
  return (await download(name, {}, { signal, streamed: true })) as ReadableStream<Uint8Array>;
}
