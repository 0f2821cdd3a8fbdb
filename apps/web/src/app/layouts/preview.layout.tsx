import { LoadingState } from '#components/feedback/loading-state.tsx';
import type { LayoutProps } from '#lib/page.ts';
import { useSession } from '#lib/session.ts';
import { useChosenTheme } from '#lib/theme.ts';
import { useHydrated } from '#lib/use-hydrated.ts';

/** The older user-area shell: asks for a token only, and shows nothing without one (ROL-02). */
export function Layout({ children }: LayoutProps) {
  useChosenTheme();
  const session = useSession();
  if (!useHydrated()) return <LoadingState />;
  return session ? children : null;
}
