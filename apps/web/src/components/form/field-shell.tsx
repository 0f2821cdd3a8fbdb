import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { Grid, Row } from '../layout/primitives.tsx';
import { textStyle } from '../ui/text-style.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './field-shell.module.css';
import { useSurroundingForm } from './form-context.ts';

/** What ties a control to its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  className: string;
}

interface FieldShellProps {
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
    <div className={textStyle({ fill: 'shrink' }, className)}>
      {labelHidden ? (
        <VisuallyHidden as="div">
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
      ) : (
        <Row gap={1} align="baseline" justify="between" className={styles.heading}>
          <label
            htmlFor={id}
            id={`${id}-label`}
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
        <div
          id={hintId}
          className={textStyle({ tone: 'muted', size: 'tiny', leading: 1.45 }, styles.hint)}
        >
          {hint}
        </div>
      ) : null}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

const ERROR = textStyle({ tone: 'danger', weight: 'medium', size: 'tiny', leading: 1.45 });

/** Always in the page, so that what appears in it is announced. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p id={id} className={cx(ERROR, styles.error)} aria-live="polite">
      {error}
    </p>
  );
}

/** Fields side by side where there is room for it. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <Grid className={styles.row}>{children}</Grid>;
}

/** Within a `Form` a name is enough; with `onChange` a field is independent, even inside a form. */
interface FieldBinding {
  name: string;
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/** What a field takes: its binding, what is said around it, and what its control takes by itself. */
export type FieldProps<Control extends 'input' | 'textarea' | 'select'> = FieldBinding &
  Omit<FieldShellProps, 'children'> &
  Omit<ComponentProps<Control>, keyof FieldBinding | 'id' | 'ref' | 'className' | 'children'>;

/** Parts the props of a field for its shell and its control, bound to the form or to its owner. */
export function useField<Props extends FieldBinding & Omit<FieldShellProps, 'children'>>(
  props: Props,
) {
  const { name, value, onChange, ...others } = props;
  const { label, hint, optional, labelHidden, className, error, ...control } = others;
  const form = useSurroundingForm();
  const shell = { label, hint, optional, labelHidden, className };
  if (onChange || !form) {
    const change = (event: ChangeEvent<{ value: string }>) => onChange?.(event.target.value);
    const bound = { name, value: value ?? '', onChange: change };
    return { shell: { ...shell, error }, input: { ...control, ...bound } };
  }
  const bound = form.register(name);
  return {
    shell: { ...shell, error: error ?? form.errorOf(name) },
    input: { ...control, ...bound },
  };
}
