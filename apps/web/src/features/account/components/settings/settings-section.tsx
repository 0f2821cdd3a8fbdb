import { type ReactNode, type Ref, useId } from 'react';
import { cx } from '../../../../components/cx.ts';
import { Stack } from '../../../../components/layout/primitives.tsx';
import { textStyle } from '../../../../components/ui/text-style.ts';
import styles from './settings-section.module.css';

interface SettingsSectionProps {
  title: string;
  text: string;
  tone?: 'plain' | 'danger' | undefined;
  /** Where the focus can go when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
}

/** What a part is about on the left, the part itself on the right; one under the other on a phone. */
export function SettingsSection(props: SettingsSectionProps) {
  const { title, text, tone = 'plain', headingRef, children } = props;
  const id = useId();
  return (
    <Stack as="section" gap={3} aria-labelledby={id} className={cx(styles.section, styles[tone])}>
      <div className={styles.about}>
        <h2
          id={id}
          ref={headingRef}
          tabIndex={-1}
          className={cx(textStyle({ size: 4 }), styles.title)}
        >
          {title}
        </h2>
        <p
          className={textStyle({
            tone: 'muted',
            size: 'small',
            leading: 1.5,
            measure: 30,
            above: 0.5,
          })}
        >
          {text}
        </p>
      </div>
      <Stack gap={3} fill="shrink">
        {children}
      </Stack>
    </Stack>
  );
}
