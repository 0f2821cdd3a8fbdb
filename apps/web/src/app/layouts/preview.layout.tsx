import type { LayoutProps } from '#lib/page.ts';
import { useSession } from '#lib/session.ts';
import { useChosenTheme } from '#lib/theme.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { UntilHydrated } from '../until-hydrated.tsx';

/** The older user-area shell: asks for a token only, and shows nothing without one (ROL-02). */
export function Layout({ children }: LayoutProps) {
  useChosenTheme();
  const session = useSession();
  const hydrated = useHydrated();
  // the skeleton, which the server rendered, holds nothing private
  return <UntilHydrated>{session || !hydrated ? children : null}</UntilHydrated>;
}
