import type { LayoutProps } from '../../lib/page.ts';
import { paths } from '../../lib/paths.ts';
import { useChosenTheme } from '../../lib/theme.ts';
import { RequireSession } from '../require-session.tsx';

/** The back-office. */
export function Layout({ children }: LayoutProps) {
  useChosenTheme();
  return (
    <RequireSession signIn={paths.adminLogin.to()} onlyFor="admin">
      {children}
    </RequireSession>
  );
}
