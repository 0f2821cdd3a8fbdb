import { holds } from '@vitrine/contracts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { paths } from '#lib/paths.ts';
import { forgetDrafts } from '#lib/saved-drafts.ts';
import { type Session, session } from '#lib/session.ts';
import { withBase } from '#lib/site-address.ts';
import { DEMO_ADMIN, DEMO_PROFESSIONAL, type DemoAccount } from './accounts.ts';
import styles from './demo-banner.module.css';
import { DemoBanner } from './demo-banner.tsx';
import { followLinksToServer } from './links-to-server.ts';

export interface BannerOptions {
  /** Undefined where the sign-in wants more than a password. */
  signIn(account: DemoAccount): Promise<Pick<Session, 'token' | 'refreshToken'> | undefined>;
  /** Brings the samples back. */
  onReset(): Promise<void>;
}

/** Puts the banner below the app, with a React root of its own: the app knows nothing of it. */
export function mountBanner({ signIn, onReset }: BannerOptions): void {
  const place = document.body.appendChild(document.createElement('div'));
  place.className = styles.place ?? '';
  // a full load: anyone who was signed in before leaves nothing on the screen
  const open = (path: string) => window.location.assign(withBase(path));

  const enter = async (account: DemoAccount) => {
    const tokens = await signIn(account);
    if (!tokens) return open(paths.login.to());
    session.start({ ...tokens, ...account });
    open(holds(account.role, 'office') ? paths.admin.to() : paths.user.to());
  };

  const reset = async () => {
    const { email } = session.get() ?? {};
    for (const owner of [DEMO_ADMIN.email, DEMO_PROFESSIONAL.email, email]) {
      if (owner) forgetDrafts(owner);
    }
    session.clear();
    await onReset();
    open(paths.home.to());
  };

  const root = createRoot(place);
  const show = (refusal?: string) =>
    root.render(
      <StrictMode>
        <DemoBanner
          refusal={refusal}
          onClose={() => show()}
          onEnter={(account) => void enter(account)}
          onReset={() => void reset()}
        />
      </StrictMode>,
    );
  show();
  followLinksToServer(show);
}
