import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { ProgressBar } from '#components/ui/progress-bar.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { ApiError } from '#lib/api-error.ts';
import { m } from '#messages';
import { RetryAlert } from './failure-alert.tsx';
import styles from './guided-start.module.css';

type Errors = Readonly<Record<string, string>>;

/** Where a step stands among the others. */
export interface StepFrame {
  /** 'Step 2 of 4'. */
  place: string;
  /** From 0 to 1. */
  progress: number;
  /** Its first field is ready to be written into; on arrival the page itself has the focus. */
  takesFocus: boolean;
  onNext: () => void;
  onBack: (() => void) | undefined;
}

interface StepFormProps extends StepFrame {
  title: string;
  hint: string;
  /** Fields that must not be blank. */
  required?: Readonly<Record<string, string>> | undefined;
  saveLabel?: string | undefined;
  canSave?: boolean | undefined;
  canSkip?: boolean | undefined;
  /** Saves the step; the next one comes when that is done. */
  onSave: () => Promise<unknown>;
  children?: ((errors: Errors) => ReactNode) | undefined;
}

/** One step of the guided start: it is saved when it is left, and says so. */
export function StepForm(props: StepFormProps) {
  const { place, progress, takesFocus, onNext, onBack, title, hint, onSave, children } = props;
  const { required = {}, saveLabel = m.start_save(), canSave = true, canSkip = false } = props;
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<Errors>({});
  const { mutate, isPending, error } = useMutation({ mutationFn: onSave, onSuccess: onNext });
  const errors = { ...problemsOf(error), ...stillMissing(missing, required) };
  const wrong = Object.keys(errors).join(' ');

  useEffect(() => {
    if (!takesFocus) return;
    const field = form.current?.querySelector<HTMLElement>('input:not([type="file"])');
    (field ?? form.current?.querySelector('h2'))?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);

  const save = () => {
    const blank = Object.entries(required).filter(([, text]) => text.trim() === '');
    setMissing(Object.fromEntries(blank.map(([field]) => [field, m.start_needed()])));
    if (blank.length === 0) mutate();
  };
  return (
    <Card as="section" padding="large" aria-labelledby={headingId} className={styles.card}>
      <form
        ref={form}
        noValidate
        aria-labelledby={headingId}
        onSubmit={(event) => {
          event.preventDefault();
          if (canSave && !isPending) save();
        }}
      >
        <Stack gap={3}>
          <Stack gap={1}>
            <p className={textStyle({ tone: 'muted', size: 'small', numeric: true })}>{place}</p>
            <ProgressBar label={place} value={progress} />
          </Stack>
          <div>
            <h2 id={headingId} tabIndex={-1} className={textStyle({ size: 3 })}>
              {title}
            </h2>
            <p className={textStyle({ tone: 'muted', above: 0.5 })}>{hint}</p>
          </div>
          {children?.(errors)}
          <RetryAlert error={error} onRetry={save} busy={isPending} />
          <Cluster gap={1} align="center" className={styles.actions}>
            <Button type="submit" busy={isPending} disabled={!canSave}>
              {saveLabel}
            </Button>
            {canSkip ? (
              <Button variant="secondary" disabled={isPending} onClick={onNext}>
                {m.start_skip()}
              </Button>
            ) : null}
            {onBack ? (
              <Button variant="ghost" disabled={isPending} onClick={onBack}>
                {m.start_back()}
              </Button>
            ) : null}
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}

/** What the server found wrong, by field. */
const problemsOf = (error: Error | null): Errors =>
  error instanceof ApiError
    ? Object.fromEntries(error.errors.map(({ path, message }) => [path, message]))
    : {};

/** Of what was blank when it was sent, what is blank still. */
const stillMissing = (missing: Errors, required: Readonly<Record<string, string>>): Errors =>
  Object.fromEntries(Object.entries(missing).filter(([field]) => !required[field]?.trim()));
