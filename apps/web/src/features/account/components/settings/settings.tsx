import { useQuery } from '@tanstack/react-query';
import { holds, type SessionRole } from '@vitrine/contracts';
import type { ComponentType } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { FieldsSkeleton, SettingsSection } from '#components/layout/settings-section.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { signInOf } from '#features/account/sign-in-of.ts';
import { afterPaint } from '#lib/after-first-paint.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { knownReason } from '#lib/known-reason.ts';
import { m } from '#messages';
import { Archive, DeleteAccount } from './account-data.tsx';
import { Sessions } from './sessions.tsx';
import styles from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';

/**
 * The account of anyone who is signed in: profile and password, second step, access tokens, sessions,
 * the data archive, and deleting the account. The same for all roles; who works in the back-office has no portfolio, and another
 * sign-in page.
 */
export function OwnSettings() {
  const { data: account, error, refetch } = useEndpoint('account.get');
  if (account) {
    return (
      <Stack className={styles.settings}>
        <SettingsForm account={account} />
        {holds(account.role, 'inbox') ? (
          <LaterPart code="own inbox" load={ownInbox} role={account.role} />
        ) : null}
        <LaterPart code="two-step sign-in" load={twoStep} role={account.role} />
        <LaterPart code="access tokens" load={accessTokens} role={account.role} />
        <Sessions signIn={signInOf(account.role)} />
        <Archive role={account.role} />
        <DeleteAccount role={account.role} />
      </Stack>
    );
  }
  if (error) {
    return (
      <ErrorState
        heading={m.account_settings_failed()}
        message={knownReason(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <LoadingState label={m.account_settings_loading()}>
      <Stack aria-hidden="true" className={styles.settings}>
        <SettingsSection title={m.account_profile_heading()} text={m.account_profile_text()}>
          <FieldsSkeleton rows={2} paired />
        </SettingsSection>
        <SettingsSection
          title={m.account_password_section()}
          text={m.account_password_section_text()}
        >
          <FieldsSkeleton rows={2} paired />
        </SettingsSection>
      </Stack>
    </LoadingState>
  );
}

type Part = ComponentType<{ role: SessionRole }>;

const ownInbox = async (): Promise<Part> => (await import('./inbox/own-inbox.tsx')).OwnInbox;
const twoStep = async (): Promise<Part> => (await import('./two-step/two-step.tsx')).TwoStep;
const accessTokens = async (): Promise<Part> =>
  (await import('./access-tokens/access-tokens.tsx')).AccessTokens;

interface LaterPartProps {
  /** Its name among the queries. */
  code: string;
  load: () => Promise<Part>;
  role: SessionRole;
}

/** A section whose code comes after the rest of the settings. */
function LaterPart({ code, load, role }: LaterPartProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['code', code],
    queryFn: async () => {
      await new Promise<void>((resolve) => afterPaint(resolve));
      return { Part: await load() };
    },
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY },
  });
  if (data) return <data.Part role={role} />;
  return error ? (
    <ErrorState heading={m.ui_missing_code_heading()} onRetry={() => void refetch()} />
  ) : (
    <LoadingState label={m.account_settings_loading()}>
      <Skeleton shape="card" />
    </LoadingState>
  );
}
