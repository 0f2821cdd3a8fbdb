import type { LayoutProps } from '#lib/page.ts';
import { useSession } from '#lib/session.ts';
import { useChosenTheme } from '#lib/theme.ts';

/** The older user-area shell: asks for a token only, and shows nothing without one (ROL-02). */
export function Layout({ children }: LayoutProps) {
  useChosenTheme();
  return useSession() ? children : null;
}
