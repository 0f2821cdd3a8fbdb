import { useState } from 'react';
import { Alert } from '#components/feedback/alert.tsx';
import { Button, type ButtonLook } from '#components/ui/button.tsx';
import { signInFailure } from '../api/sign-in.ts';

interface PasskeyButtonProps {
  label: string;
  variant: ButtonLook['variant'];
  /** @param form the form that the button is in */
  signIn: (form: HTMLFormElement | null) => Promise<void>;
}

/** Asks the browser for a passkey, and says under the button why nothing came of it. */
export function PasskeyButton({ label, variant, signIn }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const ask = async (form: HTMLFormElement | null) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await signIn(form);
    } catch (error) {
      setFailure(signInFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant={variant}
        size="large"
        wide
        busy={busy}
        onClick={(event) => void ask(event.currentTarget.form)}
      >
        {label}
      </Button>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
    </>
  );
}
