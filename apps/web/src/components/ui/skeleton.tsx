import { cx } from '../cx.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  shape?: 'text' | 'heading' | 'circle' | 'block' | 'button' | 'card' | undefined;
  /** How many, one under the other; the last line of a text is shorter. */
  count?: number | undefined;
  className?: string | undefined;
}

/** A quiet shape where content will be. Put it in a LoadingState, which says so in words. */
export function Skeleton({ shape = 'text', count = 1, className }: SkeletonProps) {
  const bones = Array.from({ length: count }, (_, index) => index);
  return bones.map((index) => (
    <span
      key={index}
      aria-hidden="true"
      className={cx(
        styles.bone,
        styles[shape],
        count > 1 && index === count - 1 && styles.last,
        className,
      )}
    />
  ));
}
