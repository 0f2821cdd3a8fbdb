import { type ReactNode, use } from 'react';
import { ServerRenderContext, useHydrated } from '../lib/use-hydrated.ts';

/**
 * A page of a signed-in area as the server renders it: without an answer, so as a skeleton, and the
 * same for everybody. The browser keeps that HTML as it is until the page itself, which knows the
 * person and the whole address, takes its place.
 */
export function UntilHydrated({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  const onServer = use(ServerRenderContext);
  if (hydrated) return children;
  if (onServer) return <div>{children}</div>;
  // React leaves the content of an element alone whose HTML it is not told
  return <div suppressHydrationWarning dangerouslySetInnerHTML={SERVER_HTML} />;
}

const SERVER_HTML = { __html: '' };
