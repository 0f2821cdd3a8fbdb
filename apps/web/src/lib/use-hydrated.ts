import { createContext, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and until the browser has taken over what the server sent. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** True where the server renders, which the browser's first render cannot tell from its own. */
export const ServerRenderContext = createContext(false);
