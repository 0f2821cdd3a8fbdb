import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Passkey, SecondFactor } from '@vitrine/contracts';
import { KeyRound, Smartphone } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Alert } from '#components/feedback/alert.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { Cluster, Grid, Stack } from '#components/layout/primitives.tsx';
import { SettingsSection } from '#components/layout/settings-section.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmButton } from '#components/ui/confirm-dialog.tsx';
import { RelativeTime } from '#components/ui/relative-time.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import type { ApiClient } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { knownReason } from '#lib/known-reason.ts';
import { m } from '#messages';
import { AddPasskey, RenamePasskey } from './passkey-dialogs.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpApp } from './set-up-app.tsx';
import styles from './two-step.module.css';

type Asking = { kind: 'passkey' } | { kind: 'app' } | { kind: 'rename'; passkey: Passkey };

/** What the account signs in with beside its password: passkeys, an authenticator app, and codes. */
export function TwoStep() {
  const { data, error, refetch } = useEndpoint('secondFactor.get');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <SettingsSection title={m.two_step_title()} text={m.two_step_text()} headingRef={heading}>
      {data ? (
        // the button that had the focus may be gone with what it removed
        <Factors factors={data} onGone={() => heading.current?.focus()} />
      ) : error ? (
        <ErrorState
          heading={m.two_step_failed()}
          message={knownReason(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState label={m.two_step_loading()}>
          <Skeleton shape="block" count={2} />
        </LoadingState>
      )}
    </SettingsSection>
  );
}

/** Everything that was known may have changed: an administrator may enter, sessions have ended. */
export const useFactorsChanged = () => {
  const queries = useQueryClient();
  // asking again for the key of an app would begin another one
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== 'authenticator app to set up',
    });
};

function Factors({ factors, onGone }: { factors: SecondFactor; onGone: () => void }) {
  const { passkeys, app, recoveryCodesLeft, required } = factors;
  const api = useApi();
  const changed = useFactorsChanged();
  const [asking, ask] = useState<Asking>();
  const [codes, showCodes] = useState<readonly string[]>([]);
  const isOn = passkeys.length > 0 || app !== null;
  const close = () => ask(undefined);
  const done = async (made: readonly string[]) => {
    close();
    showCodes(made);
    await changed();
  };
  const makeCodes = useMutation({
    mutationFn: () => api.call('secondFactor.makeCodes'),
    onSuccess: ({ recoveryCodes }) => done(recoveryCodes),
  });
  return (
    <Stack gap={3}>
      {required && !isOn ? (
        <Alert title={m.two_step_required_title()}>{m.two_step_required()}</Alert>
      ) : null}
      {isOn ? (
        <Stack as="ul" role="list" divided pad={1.5} className={styles.list}>
          {passkeys.map((passkey) => (
            <Factor
              key={passkey.id}
              icon={<KeyRound size={20} strokeWidth={1.75} aria-hidden="true" />}
              name={passkey.name}
              about={<PasskeyTimes passkey={passkey} />}
              remove={(client) =>
                client.call('secondFactor.removePasskey', { params: { id: passkey.id } })
              }
              onGone={onGone}
            >
              <Button
                variant="secondary"
                size="small"
                aria-label={m.two_step_rename_named({ name: passkey.name })}
                onClick={() => ask({ kind: 'rename', passkey })}
              >
                {m.two_step_rename()}
              </Button>
            </Factor>
          ))}
          {app ? (
            <Factor
              icon={<Smartphone size={20} strokeWidth={1.75} aria-hidden="true" />}
              name={m.two_step_app()}
              about={
                <>
                  {m.two_step_added()} <RelativeTime at={app.createdAt} />
                </>
              }
              remove={(client) => client.call('secondFactor.removeApp')}
              onGone={onGone}
            />
          ) : null}
        </Stack>
      ) : (
        <p>{m.two_step_off()}</p>
      )}
      <Cluster gap={2} rowGap={1}>
        <Button variant="secondary" onClick={() => ask({ kind: 'passkey' })}>
          {m.two_step_add_passkey()}
        </Button>
        {app ? null : (
          <Button variant="secondary" onClick={() => ask({ kind: 'app' })}>
            {m.two_step_add_app()}
          </Button>
        )}
      </Cluster>
      {isOn ? (
        <Stack gap={1} align="start">
          <h3 className={textStyle({ size: 'small', weight: 'strong' })}>{m.two_step_codes()}</h3>
          {recoveryCodesLeft > 0 ? (
            <p className={textStyle({ tone: 'muted', size: 'small' })}>
              {m.two_step_codes_left({ count: recoveryCodesLeft })}
            </p>
          ) : (
            <Alert tone="danger">{m.two_step_codes_none()}</Alert>
          )}
          <ConfirmButton
            action={makeCodes}
            button={{ variant: 'secondary', size: 'small' }}
            tone="primary"
            title={m.two_step_codes_new_title()}
            question={m.two_step_codes_new_question()}
            confirmLabel={m.two_step_codes_new()}
            failed={m.two_step_codes_failed()}
          >
            {m.two_step_codes_new()}
          </ConfirmButton>
        </Stack>
      ) : null}
      {asking?.kind === 'passkey' ? <AddPasskey onClose={close} onDone={done} /> : null}
      {asking?.kind === 'app' ? <SetUpApp onClose={close} onDone={done} /> : null}
      {asking?.kind === 'rename' ? (
        <RenamePasskey passkey={asking.passkey} onClose={close} onDone={() => done([])} />
      ) : null}
      {codes.length > 0 ? <RecoveryCodes codes={codes} onClose={() => showCodes([])} /> : null}
    </Stack>
  );
}

function PasskeyTimes({ passkey: { createdAt, lastUsedAt } }: { passkey: Passkey }) {
  return (
    <>
      {m.two_step_added()} <RelativeTime at={createdAt} />
      {' · '}
      {lastUsedAt ? (
        <>
          {m.two_step_used()} <RelativeTime at={lastUsedAt} />
        </>
      ) : (
        m.two_step_never_used()
      )}
    </>
  );
}

interface FactorProps {
  icon: ReactNode;
  name: string;
  about: ReactNode;
  remove: (api: ApiClient) => Promise<unknown>;
  onGone: () => void;
  /** More that can be done with it. */
  children?: ReactNode;
}

function Factor({ icon, name, about, remove, onGone, children }: FactorProps) {
  const api = useApi();
  const toast = useToast();
  const changed = useFactorsChanged();
  const action = useMutation({
    mutationFn: () => remove(api),
    onSuccess: async () => {
      toast({ message: m.two_step_removed({ name }) });
      onGone();
      await changed();
    },
  });
  return (
    <Grid as="li" gap={2} align="center" className={styles.item}>
      <span className={textStyle({ tone: 'muted' })}>{icon}</span>
      <div>
        <p className={textStyle({ weight: 'medium', leading: 1.45, wrap: 'anywhere' })}>{name}</p>
        <p className={textStyle({ tone: 'muted', size: 'small', leading: 1.45 })}>{about}</p>
      </div>
      <Cluster gap={1} className={styles.actions}>
        {children}
        <ConfirmButton
          action={action}
          button={{ variant: 'secondary', size: 'small' }}
          title={m.two_step_remove_title({ name })}
          question={m.two_step_remove_question()}
          confirmLabel={m.two_step_remove()}
          failed={m.two_step_remove_failed()}
        >
          {m.two_step_remove()}
        </ConfirmButton>
      </Cluster>
    </Grid>
  );
}
