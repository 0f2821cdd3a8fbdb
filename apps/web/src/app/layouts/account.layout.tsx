import { m } from '#messages';
import { accountNavigation } from '../../features/account/navigation.ts';
import type { LayoutProps } from '../../lib/page.ts';
import { paths } from '../../lib/paths.ts';
import { SignedInArea } from '../signed-in-area.tsx';

/** The professional's own area. */
export function Layout({ children }: LayoutProps) {
  return (
    <SignedInArea
      signIn={paths.userLogin.to()}
      onlyFor="user"
      items={accountNavigation()}
      welcome={(email) => m.account_welcome({ email })}
    >
      {children}
    </SignedInArea>
  );
}
