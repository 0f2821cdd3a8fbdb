import { adminNavigation } from '../../features/back-office/navigation.ts';
import type { LayoutProps } from '../../lib/page.ts';
import { paths } from '../../lib/paths.ts';
import { SignedInArea } from '../signed-in-area.tsx';

/** The back-office. */
export function Layout({ children }: LayoutProps) {
  return (
    <SignedInArea signIn={paths.adminLogin.to()} onlyFor="admin" items={adminNavigation()}>
      {children}
    </SignedInArea>
  );
}
