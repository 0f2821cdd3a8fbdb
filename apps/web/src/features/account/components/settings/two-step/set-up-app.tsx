import { useQuery } from '@tanstack/react-query';
import { appCodeSchema } from '@vitrine/contracts';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useApi } from '#lib/api-context.ts';
import { knownReason } from '#lib/known-reason.ts';
import { m } from '#messages';
import styles from './two-step.module.css';

interface SetUpAppProps {
  onClose: () => void;
  /** With the recovery codes, where these were made with it. */
  onDone: (recoveryCodes: string[]) => Promise<void>;
}

/** Shows the key of a new authenticator app, to be scanned or typed, and asks for a code of it. */
export function SetUpApp({ onClose, onDone }: SetUpAppProps) {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['authenticator app to set up'],
    queryFn: () => api.call('secondFactor.startApp'),
    // each asking makes another key: only for this dialog, and only when it says so
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false },
    ...{ refetchOnWindowFocus: false, refetchOnReconnect: false },
  });
  const confirm = async (body: { code: string }) => {
    const { recoveryCodes } = await api.call('secondFactor.confirmApp', { body });
    await onDone(recoveryCodes);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.two_step_add_app()}
      description={m.two_step_app_text()}
    >
      {data ? (
        <Form schema={appCodeSchema} defaultValues={{ code: '' }} onSubmit={confirm}>
          <QrCode rows={data.qr} />
          <div>
            <p className={textStyle({ size: 'small' })}>{m.two_step_app_key()}</p>
            <p className={textStyle({ weight: 'strong', wrap: 'anywhere' }, styles.secret)}>
              {data.secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </p>
          </div>
          <TextField
            name="code"
            label={m.two_step_app_code()}
            hint={m.two_step_app_code_hint()}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {m.ui_cancel()}
            </Button>
            <SubmitButton label={m.two_step_app_confirm()} busyLabel={m.two_step_app_confirm()} />
          </DialogActions>
        </Form>
      ) : error ? (
        <ErrorState
          heading={m.two_step_app_failed()}
          message={knownReason(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState label={m.two_step_loading()}>
          <Stack gap={2}>
            <Skeleton shape="block" count={2} />
          </Stack>
        </LoadingState>
      )}
    </Dialog>
  );
}

/** One path of all dark modules: nothing is drawn with styles, which the pages' policy forbids. */
function QrCode({ rows }: { rows: readonly string[] }) {
  const dark = rows.flatMap((row, y) =>
    Array.from(row, (module, x) => (module === '1' ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={m.two_step_app_qr()}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  );
}
