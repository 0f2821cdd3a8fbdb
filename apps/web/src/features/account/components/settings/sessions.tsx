import type { AccountSession } from '@vitrine/contracts';
import { useRef } from 'react';
import { m } from '#messages';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { LoadingState } from '../../../../components/feedback/loading-state.tsx';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';
import { useSessions } from '../../api/sessions.ts';
import { reasonOf } from '../../reason-of.ts';
import { SessionItem } from './session-item.tsx';
import styles from './sessions.module.css';
import { SettingsSection } from './settings-section.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

/**
 * Every place where the account is signed in, and the way to end it there.
 * @param signIn where one goes after ending all of them
 */
export function Sessions({ signIn }: { signIn: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <SettingsSection
      title={m.account_sessions_heading()}
      text={m.account_sessions_text()}
      headingRef={heading}
    >
      {/* What had the focus is gone with its line. */}
      <SessionList onEnded={() => heading.current?.focus()} />
      <SignOutEverywhere signIn={signIn} />
    </SettingsSection>
  );
}

/** The one at hand is what one looks for first; the others as they were last used. */
const hereFirst = (sessions: readonly AccountSession[]) =>
  [...sessions].sort((one, other) => Number(other.current) - Number(one.current));

function SessionList({ onEnded }: { onEnded: () => void }) {
  const { data, error, refetch } = useSessions();
  if (!data) {
    return error ? (
      <ErrorState
        heading={m.account_sessions_failed()}
        message={reasonOf(error)}
        onRetry={() => void refetch()}
      />
    ) : (
      <LoadingState label={m.account_sessions_loading()}>
        <Skeleton shape="block" count={2} />
      </LoadingState>
    );
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul role="list" className={styles.list}>
      {hereFirst(data).map((session) => (
        <SessionItem key={session.id} session={session} onEnded={onEnded} />
      ))}
    </ul>
  );
}
