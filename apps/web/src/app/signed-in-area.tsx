import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { m } from '#messages';
import { type AreaNavItem, AreaShell } from '../components/layout/area-shell.tsx';
import { ConfirmDialog } from '../components/ui/confirm-dialog.tsx';
import { useEndpoint } from '../lib/endpoint-query.ts';
import type { LayoutProps } from '../lib/page.ts';
import { paths } from '../lib/paths.ts';
import { hasDrafts } from '../lib/saved-drafts.ts';
import { useSession } from '../lib/session.ts';
import { useLogout } from '../lib/sign-out.ts';
import { chooseDark, useChosenTheme, useDark } from '../lib/theme.ts';

interface SignedInAreaProps extends LayoutProps {
  /** The area's sign-in page. */
  signIn: string;
  onlyFor: 'user' | 'admin';
  items: readonly AreaNavItem[];
  account?: AreaNavItem | undefined;
  welcome?: ((email: string) => string) | undefined;
}

/** An area behind a sign-in: its guard and its frame, in the theme that the person chose. */
export function SignedInArea({ signIn, onlyFor, ...shell }: SignedInAreaProps) {
  useChosenTheme();
  return (
    <RequireSession signIn={signIn} onlyFor={onlyFor}>
      <Shell {...shell} signIn={signIn} />
    </RequireSession>
  );
}

/** Keeps the area for those who belong in it (ROL-01); the server enforces the same by itself. */
export function RequireSession({
  signIn,
  onlyFor,
  children,
}: Pick<SignedInAreaProps, 'signIn' | 'onlyFor' | 'children'>) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (!session) return <Navigate to={signIn} replace state={{ from: pathname + search + hash }} />;
  if (onlyFor && session.role !== onlyFor) return <Navigate to={paths.home.to()} replace />;
  return children;
}

function Shell(props: Omit<SignedInAreaProps, 'onlyFor'>) {
  const { signIn, items, account, welcome, children } = props;
  const email = useSession()?.email;
  const dark = useDark();
  const logout = useLogout(signIn);
  const company = useEndpoint('pages.company.get').data;
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void logout();
  };
  const ask = () => {
    if (email && hasDrafts(email)) setAsking(true);
    else leave();
  };
  return (
    <AreaShell
      // Whoever signs in as somebody else in another tab sees nothing of the person before.
      key={email}
      name={company?.name ?? { first: '', second: '' }}
      items={items}
      account={account}
      welcome={email && welcome?.(email)}
      onLogout={ask}
      dark={dark}
      onToggleDark={() => chooseDark(!dark)}
    >
      {children}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.layout_logout_unsaved_title()}
        question={m.layout_logout_unsaved_question()}
        confirmLabel={m.layout_logout()}
        onConfirm={leave}
        busy={leaving}
      />
    </AreaShell>
  );
}
