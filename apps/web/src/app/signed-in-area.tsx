import { type Area, holds } from '@vitrine/contracts';
import { type ComponentType, Fragment, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { m } from '#messages';
import { useToast } from '../components/feedback/toast-context.ts';
import {
  type AreaNavGroup,
  type AreaNavItem,
  type AreaSearchProps,
  AreaShell,
} from '../components/layout/area-shell.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';
import { useEndpoint } from '../lib/endpoint-query.ts';
import type { LayoutProps } from '../lib/page.ts';
import { paths } from '../lib/paths.ts';
import { hasDrafts } from '../lib/saved-drafts.ts';
import { session as store, useSession } from '../lib/session.ts';
import { useLogout } from '../lib/sign-out.ts';
import { chooseDark, useChosenTheme, useDark } from '../lib/theme.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import type { LogoutQuestion } from './logout-question.tsx';
import { UntilHydrated } from './until-hydrated.tsx';

interface SignedInAreaProps extends LayoutProps {
  /** The area's sign-in page. */
  signIn: string;
  /** What a role has to open. */
  area: Area;
  groups: readonly AreaNavGroup[];
  account?: AreaNavItem | undefined;
  welcome?: ((email: string) => string) | undefined;
  /** Opens what finds things in the area. */
  search?: ComponentType<AreaSearchProps> | undefined;
}

/** An area behind a sign-in: its guard and its frame, in the theme that the person chose. */
export function SignedInArea({ signIn, area, ...shell }: SignedInAreaProps) {
  useChosenTheme();
  return (
    <RequireSession signIn={signIn} area={area}>
      <Shell {...shell} signIn={signIn} />
    </RequireSession>
  );
}

/** Keeps the area for those who belong in it (ROL-01); the server enforces the same by itself. */
export function RequireSession({
  signIn,
  area,
  children,
}: Pick<SignedInAreaProps, 'signIn' | 'area' | 'children'>) {
  const session = useSession();
  const hydrated = useHydrated();
  const { pathname, search, hash } = useLocation();
  // the frame, as the server rendered it, holds nothing private
  if (!hydrated) return children;
  if (!session) {
    const state = { from: pathname + search + hash, ended: store.hasEnded() };
    return <Navigate to={signIn} replace state={state} />;
  }
  if (!holds(session.role, area)) return <Navigate to={paths.home.to()} replace />;
  return children;
}

function Shell(props: Omit<SignedInAreaProps, 'area'>) {
  const { signIn, groups, account, welcome, search: Search, children } = props;
  const email = useSession()?.email;
  const hydrated = useHydrated();
  const dark = useDark();
  const logout = useLogout(signIn);
  const company = useEndpoint('pages.company.get').data;
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [Question, setQuestion] = useState<typeof LogoutQuestion>();
  const leave = () => {
    setLeaving(true);
    void logout();
  };
  const ask = async () => {
    if (!email || !hasDrafts(email)) return leave();
    setAsking(true);
    try {
      // needed by few, and brings all that dialogs are made of
      const module = await import('./logout-question.tsx');
      setQuestion(() => module.LogoutQuestion);
    } catch {
      toast({ message: m.ui_missing_code_message(), tone: 'danger' });
    }
  };
  return (
    <AreaShell
      name={company?.name ?? { first: '', second: '' }}
      groups={groups}
      account={account}
      // until the person is known, the line takes its place
      welcome={hydrated ? email && welcome?.(email) : <Skeleton count={2} />}
      onLogout={ask}
      search={Search && <Search {...{ groups, account }} onLogout={ask} />}
      dark={dark}
      onToggleDark={() => chooseDark(!dark)}
    >
      <UntilHydrated>
        {/* Anyone who signs in as someone else in another tab sees nothing of the person before. */}
        <Fragment key={email}>{children}</Fragment>
      </UntilHydrated>
      {Question ? (
        <Question open={asking} onOpenChange={setAsking} onConfirm={leave} busy={leaving} />
      ) : null}
    </AreaShell>
  );
}
