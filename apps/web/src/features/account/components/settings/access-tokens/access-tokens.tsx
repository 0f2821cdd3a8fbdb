import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MadePersonalToken, PersonalToken, SessionRole } from '@vitrine/contracts';
import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { Cluster, Grid, Stack } from '#components/layout/primitives.tsx';
import { SettingsSection } from '#components/layout/settings-section.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmButton } from '#components/ui/confirm-dialog.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { textLink, textStyle } from '#components/ui/text-style.ts';
import { useApi } from '#lib/api-context.ts';
import { endpointKey, endpointQuery } from '#lib/endpoint-query.ts';
import { knownReason } from '#lib/known-reason.ts';
import { orGone } from '#lib/list-query.ts';
import { formatMoment } from '#lib/moments.ts';
import { serverAddress } from '#lib/site-address.ts';
import { m } from '#messages';
import styles from './access-tokens.module.css';
import { MadeToken } from './made-token.tsx';
import { MakeToken } from './make-token.tsx';
import { describeScopes } from './token-areas.ts';

const useTokensChanged = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: endpointKey('personalTokens.list') });
};

/** Tokens by which the person's own programs call the API: listed, made and revoked. */
export function AccessTokens({ role }: { role: SessionRole }) {
  const list = endpointQuery(useApi(), 'personalTokens.list');
  const { data, error, refetch } = useQuery({ ...list, refetchOnMount: 'always' });
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <SettingsSection
      title={m.access_token_title()}
      text={m.access_token_text()}
      headingRef={heading}
    >
      {data ? (
        // the button that had the focus is gone with its token
        <Tokens tokens={data} role={role} onGone={() => heading.current?.focus()} />
      ) : error ? (
        <ErrorState
          heading={m.access_token_failed()}
          message={knownReason(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState label={m.access_token_loading()}>
          <Skeleton shape="block" count={2} />
        </LoadingState>
      )}
    </SettingsSection>
  );
}

interface TokensProps {
  tokens: readonly PersonalToken[];
  role: SessionRole;
  onGone: () => void;
}

function Tokens({ tokens, role, onGone }: TokensProps) {
  const changed = useTokensChanged();
  const [making, make] = useState(false);
  const [made, show] = useState<MadePersonalToken>();
  return (
    <Stack gap={3}>
      {tokens.length > 0 ? (
        <Stack as="ul" role="list" divided pad={1.5} className={styles.list}>
          {tokens.map((token) => (
            <Token key={token.id} token={token} role={role} onGone={onGone} />
          ))}
        </Stack>
      ) : (
        <p>{m.access_token_none()}</p>
      )}
      <Cluster gap={2} rowGap={1} align="center">
        <Button variant="secondary" onClick={() => make(true)}>
          {m.access_token_make()}
        </Button>
        {/* a page of the server, not of the app */}
        <a href={serverAddress('/docs')} className={textLink}>
          {m.access_token_docs()}
        </a>
      </Cluster>
      {making ? (
        <MakeToken
          role={role}
          onClose={() => make(false)}
          onMade={async (token) => {
            make(false);
            show(token);
            await changed();
          }}
        />
      ) : null}
      {made ? <MadeToken token={made.token} onClose={() => show(undefined)} /> : null}
    </Stack>
  );
}

interface TokenProps {
  token: PersonalToken;
  role: SessionRole;
  onGone: () => void;
}

function Token({ token, role, onGone }: TokenProps) {
  const { id, name, scopes, ended } = token;
  const api = useApi();
  const toast = useToast();
  const changed = useTokensChanged();
  const action = useMutation({
    // one that was revoked in the meantime is no failure
    mutationFn: () => orGone(api.call('personalTokens.revoke', { params: { id } })),
    onSuccess: async () => {
      toast({ message: m.access_token_revoked({ name }) });
      onGone();
      await changed();
    },
  });
  const muted = textStyle({ tone: 'muted', size: 'small', leading: 1.45, wrap: 'anywhere' });
  return (
    <Grid as="li" gap={2} align="center" className={styles.item}>
      <KeyRound
        size={20}
        strokeWidth={1.75}
        aria-hidden="true"
        className={textStyle({ tone: 'muted' })}
      />
      <div>
        <Cluster gap={1} align="center">
          <p className={textStyle({ weight: 'medium', leading: 1.45, wrap: 'anywhere' })}>{name}</p>
          {ended ? <Badge tone="warning">{m.access_token_ended()}</Badge> : null}
        </Cluster>
        <p className={muted}>{describeScopes(scopes, role)}</p>
        <p className={muted}>{describeDays(token)}</p>
      </div>
      <Cluster gap={1} className={styles.actions}>
        <ConfirmButton
          action={action}
          button={{ variant: 'secondary', size: 'small' }}
          title={m.access_token_revoke_title({ name })}
          question={m.access_token_revoke_question()}
          confirmLabel={m.access_token_revoke()}
          failed={m.access_token_revoke_failed()}
        >
          {m.access_token_revoke()}
        </ConfirmButton>
      </Cluster>
    </Grid>
  );
}

/** Until when it works, and where it was used last. */
function describeDays({ endsOn, lastUsedOn, lastUsedFrom }: PersonalToken): string {
  const end = endsOn ? m.access_token_until({ day: write(endsOn) }) : m.access_token_endless();
  const use = lastUsedOn
    ? m.access_token_used({ day: write(lastUsedOn), network: lastUsedFrom })
    : m.access_token_unused();
  return `${end} · ${use}`;
}

const write = (day: string) => formatMoment(day, { dateStyle: 'medium', timeZone: 'UTC' });
