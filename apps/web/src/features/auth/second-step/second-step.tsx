import {
  type EndpointOutput,
  secondStepCodeSchema,
  type SecondStep as Wanted,
} from '@vitrine/contracts';
import { useState } from 'react';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { signInWithPasskey } from '#lib/passkeys.ts';
import { m } from '#messages';
import { type SignedIn, sessionOf } from '../api/sign-in.ts';
import { PasskeyButton } from '../components/passkey-button.tsx';
import styles from './second-step.module.css';

type Way = 'passkey' | 'app' | 'recovery';

interface SecondStepProps {
  wanted: Wanted;
  onSession: (session: SignedIn) => Promise<void>;
  /** Back to the password; with the reason where the sign-in has ended. */
  onStartAgain: (reason?: string) => void;
}

const words: Record<Way, { text: () => string; choose: () => string }> = {
  passkey: { text: m.second_step_passkey_text, choose: m.second_step_passkey_choose },
  app: { text: m.second_step_app_text, choose: m.second_step_app_choose },
  recovery: { text: m.second_step_recovery_text, choose: m.second_step_recovery_choose },
};

/** Takes the focus as it appears: what had it is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** What comes after a right password: a passkey, a code of the app, or a recovery code. */
export function SecondStep({ wanted, onSession, onStartAgain }: SecondStepProps) {
  const api = useApi();
  const { token } = wanted;
  const [way, choose] = useState<Way>(wanted.passkey ? 'passkey' : 'app');
  const ways = (['passkey', 'app', 'recovery'] as const).filter(
    (one) => one === 'recovery' || wanted[one],
  );
  /** A sign-in that has ended begins again; what else failed is said where it was asked. */
  const unlessEnded = async (
    signIn: Promise<EndpointOutput<'secondFactor.code'>>,
  ): Promise<void> => {
    try {
      await onSession(sessionOf(await signIn));
    } catch (error) {
      if (!hasEnded(error)) throw error;
      onStartAgain(error.detail);
    }
  };
  return (
    <Stack gap={3}>
      <div>
        <h2 key={way} ref={takeFocus} tabIndex={-1} className={textStyle({ size: 4 })}>
          {m.second_step_title()}
        </h2>
        <p className={textStyle({ tone: 'muted', above: 0.5 })}>{words[way].text()}</p>
      </div>
      {way === 'passkey' ? (
        <PasskeyButton
          variant="primary"
          label={m.second_step_passkey_action()}
          signIn={() => unlessEnded(signInWithPasskey(api, { token }))}
        />
      ) : (
        <CodeForm
          key={way}
          token={token}
          kind={way}
          onCode={(body) => unlessEnded(api.call('secondFactor.code', { body }))}
        />
      )}
      <Cluster gap={2} rowGap={1} className={styles.ways}>
        {ways
          .filter((one) => one !== way)
          .map((one) => (
            <Button key={one} variant="ghost" size="small" onClick={() => choose(one)}>
              {words[one].choose()}
            </Button>
          ))}
        <Button variant="ghost" size="small" onClick={() => onStartAgain()}>
          {m.second_step_start_again()}
        </Button>
      </Cluster>
    </Stack>
  );
}

const hasEnded = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'unauthenticated';

interface CodeFormProps {
  token: string;
  kind: 'app' | 'recovery';
  onCode: (body: { token: string; kind: 'app' | 'recovery'; code: string }) => Promise<void>;
}

const codeSchema = secondStepCodeSchema.pick({ code: true });

function CodeForm({ token, kind, onCode }: CodeFormProps) {
  return (
    <Form
      schema={codeSchema}
      defaultValues={{ code: '' }}
      onSubmit={({ code }) => onCode({ token, kind, code })}
    >
      <TextField
        name="code"
        label={kind === 'app' ? m.second_step_code() : m.second_step_recovery_code()}
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton label={m.auth_sign_in()} busyLabel={m.auth_signing_in()} size="large" wide />
    </Form>
  );
}
