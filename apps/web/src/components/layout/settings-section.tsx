import { type ReactNode, type Ref, useId } from 'react';
import { cx } from '../cx.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { textStyle } from '../ui/text-style.ts';
import { Stack } from './primitives.tsx';
import styles from './settings-section.module.css';

interface SettingsSectionProps {
  /** Its anchor on the page. */
  id?: string | undefined;
  title: string;
  text: string;
  tone?: 'plain' | 'danger' | undefined;
  /** Where the focus can go when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** Nothing parts it from what is before. */
  first?: boolean | undefined;
  children: ReactNode;
}

const description = textStyle({
  tone: 'muted',
  size: 'small',
  leading: 1.5,
  measure: 30,
  above: 0.5,
});

/** What a part is about on the left, the part itself on the right; one under the other on a phone. */
export function SettingsSection(props: SettingsSectionProps) {
  const { id, title, text, tone = 'plain', headingRef, first, children } = props;
  const heading = useId();
  return (
    <Stack
      as="section"
      gap={3}
      within={4}
      line="above"
      id={id}
      aria-labelledby={heading}
      className={cx(styles.section, first && styles.first)}
    >
      <div>
        <h2
          id={heading}
          ref={headingRef}
          tabIndex={-1}
          className={textStyle({ size: 4, tone: tone === 'danger' ? 'danger' : undefined })}
        >
          {title}
        </h2>
        <p className={description}>{text}</p>
      </div>
      <Stack gap={3} fill="shrink">
        {children}
      </Stack>
    </Stack>
  );
}

interface FieldsSkeletonProps {
  /** How many rows of fields. */
  rows: number;
  /** Two and two side by side where there is room. */
  paired?: boolean | undefined;
}

/** The shape of a section's fields: a label over each. */
export function FieldsSkeleton({ rows, paired = false }: FieldsSkeletonProps) {
  const fields = Array.from({ length: paired ? rows * 2 : rows }, (_, field) => field);
  return (
    <Stack gap={3} className={cx(paired && styles.paired)}>
      {fields.map((field) => (
        <div key={field}>
          <Skeleton className={styles.label} />
          <Skeleton shape="block" className={styles.field} />
        </div>
      ))}
    </Stack>
  );
}
