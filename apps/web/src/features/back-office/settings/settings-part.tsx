import { type ReactNode, useId } from 'react';
import { Stack } from '../../../components/layout/primitives.tsx';
import { textStyle } from '../../../components/ui/text-style.ts';
import styles from './settings-part.module.css';

interface SettingsPartProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** What a part is about on the left, the part itself on the right; one under the other on a phone. */
export function SettingsPart({ title, text, children }: SettingsPartProps) {
  const id = useId();
  return (
    <Stack as="section" gap={3} aria-labelledby={id} className={styles.part}>
      <div>
        <h2 id={id} className={textStyle({ size: 4 })}>
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
