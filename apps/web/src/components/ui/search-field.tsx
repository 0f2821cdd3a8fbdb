import { Search, X } from 'lucide-react';
import { type ComponentProps, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { IconButton } from './icon-button.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'ref'> {
  /** What is searched: the accessible name, and the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ label, value, onChange, className, ...rest }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // What was typed into the server's page before the app came counts as typed now.
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value ?? value;
    if (typed !== value) onChange(typed);
  });
  useLayoutEffect(takeOver, []);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <search className={cx(styles.field, className)}>
      <Search size={18} aria-hidden="true" className={styles.icon} />
      <input
        ref={input}
        id={id}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
      {value ? (
        <IconButton label={m.ui_clear_search()} className={styles.clear} onClick={clear}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      ) : null}
    </search>
  );
}
