import styles from './progress-bar.module.css';

interface ProgressBarProps {
  label: string;
  /** 0 to 1; without it the bar only says that something is under way. */
  value?: number | undefined;
}

export function ProgressBar({ label, value }: ProgressBarProps) {
  return <progress className={styles.bar} aria-label={label} max={1} value={value} />;
}
