import { holds, sessionRole } from '@vitrine/contracts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { paths } from '#lib/paths.ts';
import { forgetDrafts } from '#lib/saved-drafts.ts';
import { session } from '#lib/session.ts';
import { withBase } from '#lib/site-address.ts';
import type { Demo } from './demo.ts';
import styles from './demo-banner.module.css';
import { DemoBanner } from './demo-banner.tsx';
import { tokenOf } from './demo-tokens.ts';
import { followLinksToServer } from './links-to-server.ts';

/** Puts the banner below the app, with a React root of its own: the app knows nothing of it. */
export function mountBanner(demo: Demo): void {
  const place = document.body.appendChild(document.createElement('div'));
  place.className = styles.place ?? '';
  // a full load: whoever was signed in before leaves nothing on the screen
  const open = (path: string) => window.location.assign(withBase(path));

  const enter = (email: string) => {
    const account = demo.store.read().accounts.find((one) => one.email === email);
    if (!account) return open(paths.login.to());
    const role = sessionRole(account.role);
    const [token, refreshToken] = [tokenOf(account, demo.newId()), tokenOf(account, demo.newId())];
    session.start({ token, refreshToken, role, email });
    open(holds(role, 'office') ? paths.admin.to() : paths.user.to());
  };

  const reset = async () => {
    for (const { email } of demo.store.read().accounts) forgetDrafts(email);
    session.clear();
    demo.store.reset();
    await demo.files.clear();
    open(paths.home.to());
  };

  const root = createRoot(place);
  const show = (refusal?: string) =>
    root.render(
      <StrictMode>
        <DemoBanner
          refusal={refusal}
          onClose={() => show()}
          onEnter={enter}
          onReset={() => void reset()}
        />
      </StrictMode>,
    );
  show();
  followLinksToServer(show);
}
