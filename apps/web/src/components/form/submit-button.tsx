import { Button } from '../ui/button.tsx';
import type { ButtonLook } from '../ui/button-class.ts';
import { useSurroundingForm } from './use-field.ts';

interface SubmitButtonProps extends ButtonLook {
  label: string;
  /** Shown instead while the form is on its way. */
  busyLabel: string;
}

export function SubmitButton({ label, busyLabel, ...look }: SubmitButtonProps) {
  const busy = useSurroundingForm()?.formState.isSubmitting ?? false;
  return (
    <Button {...look} type="submit" busy={busy}>
      {busy ? busyLabel : label}
    </Button>
  );
}
