import type { LayoutProps } from '../../lib/page.ts';
import { paths } from '../../lib/paths.ts';
import { useChosenTheme } from '../../lib/theme.ts';
import { RequireSession } from '../require-session.tsx';

/** The professional's own area. */
export function Layout({ children }: LayoutProps) {
  useChosenTheme();
  return (
    <RequireSession signIn={paths.userLogin.to()} onlyFor="user">
      {children}
    </RequireSession>
  );
}
