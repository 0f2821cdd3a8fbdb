import { type ReactNode, useId } from 'react';
import { layoutClass } from '../layout/layout-class.ts';
import { Row } from '../layout/primitives.tsx';
import styles from './checkbox-field.module.css';
import { FieldError } from './field-shell.tsx';
import { useSurroundingForm } from './form-context.ts';

interface CheckboxFieldProps {
  name: string;
  label: ReactNode;
  /** With `onChange` the box is independent, even inside a form. */
  checked?: boolean | undefined;
  onChange?: ((checked: boolean) => void) | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { name, label, checked, onChange, disabled } = props;
  const form = useSurroundingForm();
  const id = useId();
  const errorId = `${id}-error`;
  const bound = !onChange && form;
  const error = props.error ?? (bound ? form.errorOf(name) : undefined);
  const input = bound
    ? form.register(name)
    : {
        name,
        checked: checked ?? false,
        onChange: (event: { target: { checked: boolean } }) => onChange?.(event.target.checked),
      };
  return (
    <div>
      <Row as="label" gap={1.5} align="start" htmlFor={id} className={styles.label}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={layoutClass('stack', { fill: 'rigid' }, styles.box)}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
      </Row>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
