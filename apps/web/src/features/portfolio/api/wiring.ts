import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../../lib/api-client.ts';
import type { EditorStore } from '../state/editor-store.ts';

/** What changes the portfolio whatever page is open. */
export interface Wiring {
  api: ApiClient;
  queries: QueryClient;
  store: EditorStore;
}
