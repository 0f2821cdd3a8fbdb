import { useId } from 'react';
import { Cluster } from '../layout/primitives.tsx';
import styles from './filter-pills.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface FilterOption<Value extends string> {
  value: Value;
  label: string;
  /** Shown beside the label. */
  count?: number | undefined;
}

interface FilterPillsProps<Value extends string> {
  /** What is filtered or chosen. */
  label: string;
  options: readonly FilterOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few: radio buttons set as a row of pills, with the keyboard of radio buttons. */
export function FilterPills<Value extends string>(props: FilterPillsProps<Value>) {
  const { label, options, value, onChange } = props;
  const name = useId();
  return (
    <Cluster as="fieldset" gap={1}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map((option) => (
        <label key={option.value} className={styles.pill}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.count === undefined ? null : (
            <>
              {/* Not seen here, but heard: 'New 4'. */}{' '}
              <span className={styles.count}>{option.count}</span>
            </>
          )}
        </label>
      ))}
    </Cluster>
  );
}
