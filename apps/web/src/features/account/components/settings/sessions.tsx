import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountSession } from '@vitrine/contracts';
import { Monitor, Smartphone } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { Grid, Stack } from '#components/layout/primitives.tsx';
import { SettingsSection } from '#components/layout/settings-section.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmButton } from '#components/ui/confirm-dialog.tsx';
import { RelativeTime } from '#components/ui/relative-time.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { forgetPerson } from '#features/account/forget-person.ts';
import { useApi } from '#lib/api-context.ts';
import { endpointKey, endpointQuery } from '#lib/endpoint-query.ts';
import { knownReason } from '#lib/known-reason.ts';
import { orGone } from '#lib/list-query.ts';
import { session } from '#lib/session.ts';
import { m } from '#messages';
import styles from './sessions.module.css';

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
      {/* The button that had the focus is gone with its session. */}
      <SessionList onEnded={() => heading.current?.focus()} />
      <SignOutEverywhere signIn={signIn} />
    </SettingsSection>
  );
}

/** The session of this browser first; the others by when they were last used. */
const hereFirst = (sessions: readonly AccountSession[]) =>
  [...sessions].sort((one, other) => Number(other.current) - Number(one.current));

function SessionList({ onEnded }: { onEnded: () => void }) {
  // Asked for at every visit, for it changes elsewhere.
  const list = endpointQuery(useApi(), 'account.sessions.list');
  const { data, error, refetch } = useQuery({ ...list, refetchOnMount: 'always' });
  if (!data) {
    return error ? (
      <ErrorState
        heading={m.account_sessions_failed()}
        message={knownReason(error)}
        onRetry={() => void refetch()}
      />
    ) : (
      <LoadingState label={m.account_sessions_loading()}>
        <Skeleton shape="block" count={2} />
      </LoadingState>
    );
  }
  return (
    <Stack as="ul" role="list" divided pad={1.5} className={styles.list}>
      {hereFirst(data).map((session) => (
        <SessionItem key={session.id} session={session} onEnded={onEnded} />
      ))}
    </Stack>
  );
}

const HAND_HELD = /android|iphone|ipad|ios/i;

interface SessionItemProps {
  session: AccountSession;
  onEnded: () => void;
}

function SessionItem({ session, onEnded }: SessionItemProps) {
  const { id, current, lastUsedAt } = session;
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const device = session.device || m.account_session_unknown();
  const Icon = HAND_HELD.test(device) ? Smartphone : Monitor;
  const { mutate, isPending } = useMutation({
    // One that has ended in the meantime is no failure.
    mutationFn: () => orGone(api.call('account.sessions.end', { params: { id } })),
    onSuccess: () => {
      toast({ message: m.account_session_ended({ device }) });
      onEnded();
      queries.setQueryData<AccountSession[]>(endpointKey('account.sessions.list'), (known) =>
        known?.filter((one) => one.id !== id),
      );
    },
    onError: () => toast({ message: m.account_session_end_failed(), tone: 'danger' }),
  });
  return (
    <Grid as="li" gap={2} align="center" className={styles.item}>
      <Icon
        size={20}
        strokeWidth={1.75}
        aria-hidden="true"
        className={textStyle({ tone: 'muted' })}
      />
      <div>
        <p className={textStyle({ weight: 'medium', leading: 1.45, wrap: 'anywhere' })}>{device}</p>
        <p className={textStyle({ tone: 'muted', size: 'small', leading: 1.45 })}>
          {m.account_session_used()} <RelativeTime at={lastUsedAt} />
        </p>
      </div>
      {current ? (
        <Badge tone="success" dot>
          {m.account_session_this()}
        </Badge>
      ) : (
        <Button
          variant="secondary"
          size="small"
          busy={isPending}
          aria-label={m.account_session_end_device({ device })}
          onClick={() => mutate()}
        >
          {m.account_session_end()}
        </Button>
      )}
    </Grid>
  );
}

/** Ends every session after a question, and then this browser's own. */
function SignOutEverywhere({ signIn }: { signIn: string }) {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const action = useMutation({
    mutationFn: () => api.call('account.sessions.endAll'),
    onSuccess: async () => {
      await forgetPerson(session, queries);
      toast({ message: m.account_sessions_ended_all() });
      await navigate(signIn, { replace: true });
    },
  });
  return (
    <div>
      <ConfirmButton
        action={action}
        button={{ variant: 'secondary' }}
        title={m.account_sessions_end_all_title()}
        question={m.account_sessions_end_all_question()}
        confirmLabel={m.account_sessions_end_all()}
        failed={m.account_sessions_end_all_failed()}
      >
        {m.account_sessions_end_all()}
      </ConfirmButton>
    </div>
  );
}
