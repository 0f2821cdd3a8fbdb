import { useHydrated } from '#lib/use-hydrated.ts';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { useSurroundingForm } from './form-context.ts';

interface SubmitButtonProps extends ButtonLook {
  label: string;
  /** Shown instead while the form is on its way. */
  busyLabel: string;
  /** Still under way although the form has been sent. */
  busy?: boolean | undefined;
}

/**
 * Disabled in a page of the server until the app can take what is typed, unless the browser can send
 * the form by itself; Enter waits as well.
 */
export function SubmitButton({ label, busyLabel, busy: leaving, ...look }: SubmitButtonProps) {
  const { sending = false, sendsItself = false } = useSurroundingForm() ?? {};
  const ready = useHydrated() || sendsItself;
  const busy = sending || (leaving ?? false);
  return (
    <Button {...look} type="submit" busy={busy} disabled={!ready}>
      {busy ? busyLabel : label}
    </Button>
  );
}
