import { signInConfirmationSchema } from '@vitrine/contracts';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Form } from '#components/form/form.tsx';
import { PasswordField } from '#components/form/password-field.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import type { ApiClient } from '#lib/api-client.ts';
import { useSession } from '#lib/session.ts';
import { m } from '#messages';

/**
 * Asks for the password over whatever is open. The dialog has a React root of its own, so that any
 * call of the API can open it and the screen below keeps what was typed there.
 * @returns whether the server took the password
 */
export function confirmSignIn(api: ApiClient): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const close = (confirmed: boolean) => {
      resolve(confirmed);
      // not while React still runs the effect that closes it
      queueMicrotask(() => {
        root.unmount();
        place.remove();
      });
    };
    root.render(<ConfirmSignIn api={api} onClose={close} />);
  });
}

interface ConfirmSignInProps {
  api: ApiClient;
  onClose: (confirmed: boolean) => void;
}

function ConfirmSignIn({ api, onClose }: ConfirmSignInProps) {
  const email = useSession()?.email;
  // closes first and answers afterwards, so that the focus is back where it was
  const [outcome, setOutcome] = useState<boolean>();
  const isSignedOut = email === undefined;
  useEffect(() => {
    if (outcome !== undefined) onClose(outcome);
    else if (isSignedOut) onClose(false);
  }, [outcome, isSignedOut, onClose]);
  return (
    <Dialog
      open={outcome === undefined}
      onOpenChange={() => setOutcome(false)}
      title={m.confirm_sign_in_title()}
      description={m.confirm_sign_in_text({ email: email ?? '' })}
      size="small"
    >
      <Form
        schema={signInConfirmationSchema}
        defaultValues={{ password: '' }}
        onSubmit={async (body) => {
          await api.call('auth.confirm', { body });
          setOutcome(true);
        }}
      >
        <PasswordField
          name="password"
          label={m.confirm_sign_in_password()}
          autoComplete="current-password"
        />
        <DialogActions>
          <Button variant="secondary" onClick={() => setOutcome(false)}>
            {m.ui_cancel()}
          </Button>
          <SubmitButton label={m.confirm_sign_in_action()} busyLabel={m.confirm_sign_in_busy()} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
