import { type ReactNode, type Ref, useId } from 'react';
import { cx } from '../../../../components/cx.ts';
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
    <section aria-labelledby={id} className={cx(styles.section, styles[tone])}>
      <div className={styles.about}>
        <h2 id={id} ref={headingRef} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
