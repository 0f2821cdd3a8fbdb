import { type ReactNode, useId } from 'react';
import { m } from '#messages';
import { cx } from '../cx.ts';
import styles from './field-shell.module.css';

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  className: string;
}

export interface FieldShellProps {
  label: string;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  /** Says beside the label that the field may stay empty. */
  optional?: boolean | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error as one accessible unit; an error is announced as it appears. */
export function FieldShell(props: FieldShellProps) {
  const { label, hint, error, optional, className, children } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={cx(styles.field, className)}>
      <div className={styles.heading}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {optional ? <span className={styles.optional}>{m.form_optional()}</span> : null}
      </div>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        className: styles.control ?? '',
      })}
      {hint ? (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      ) : null}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** Always in the page, so that what appears in it is announced. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p id={id} className={styles.error} aria-live="polite">
      {error}
    </p>
  );
}
