import { SelectField } from '../../../components/form/select-field.tsx';
import styles from './filter-bar.module.css';

interface FilterSelectProps {
  name: string;
  label: string;
  /** The first choice: nothing is filtered. */
  all: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** One filter of a list; its value is empty while everything is shown. */
export function FilterSelect({ all, ...field }: FilterSelectProps) {
  return <SelectField {...field} placeholder={all} className={styles.select} />;
}
