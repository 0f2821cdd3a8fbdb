import { type ReactNode, useId } from 'react';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { Row } from '../layout/primitives.tsx';
import { textStyle } from '../ui/text-style.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
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
  /** For screen readers only, where the control says itself what it is for. */
  labelHidden?: boolean | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error as one accessible unit; an error is announced as it appears. */
export function FieldShell(props: FieldShellProps) {
  const { label, hint, error, optional, labelHidden, className, children } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={cx(styles.field, className)}>
      {labelHidden ? (
        <VisuallyHidden as="div">
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
      ) : (
        <Row gap={1} align="baseline" justify="between" className={styles.heading}>
          <label
            htmlFor={id}
            className={textStyle({ size: 'small', weight: 'strong', leading: 'snug' })}
          >
            {label}
          </label>
          {optional ? (
            <span className={textStyle({ tone: 'muted', size: 'tiny' })}>{m.form_optional()}</span>
          ) : null}
        </Row>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        className: styles.control ?? '',
      })}
      {hint ? (
        <div id={hintId} className={cx(textStyle({ tone: 'muted' }), styles.hint)}>
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
    <p
      id={id}
      className={cx(textStyle({ tone: 'danger', weight: 'medium' }), styles.error)}
      aria-live="polite"
    >
      {error}
    </p>
  );
}
