import type { ReactNode } from 'react';
import { Row, Stack } from '../layout/primitives.tsx';
import styles from './side-choice.module.css';
import { textStyle } from './text-style.ts';

interface SideChoiceProps<Side extends string> {
  legend: string;
  /** Different for each choice of a page. */
  name: string;
  sides: readonly {
    value: Side;
    label: string;
    content: ReactNode;
    /** So long that it scrolls by itself: the keyboard must get there. Texts are looked at. */
    scrolls?: boolean | undefined;
  }[];
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

/** One thing that two people have changed, whole on both sides, as two choices. */
export function SideChoice<Side extends string>(props: SideChoiceProps<Side>) {
  const { legend, name, sides, chosen, onChoose } = props;
  return (
    <fieldset className={styles.field}>
      <legend className={textStyle({ weight: 'strong', wrap: 'anywhere', below: 1 })}>
        {legend}
      </legend>
      <Stack gap={1} className={styles.sides}>
        {sides.map(({ value, label, content, scrolls }) => (
          <label key={value} className={styles.side}>
            <Row as="span" gap={1} align="center" className={styles.choice}>
              <input
                type="radio"
                name={name}
                value={value}
                checked={chosen === value}
                onChange={() => onChoose(value)}
                className={styles.radio}
              />
              <span className={textStyle({ tone: 'muted', size: 'small', weight: 'strong' })}>
                {label}
              </span>
            </Row>
            <span className={styles.text} tabIndex={(scrolls ?? isLong(content)) ? 0 : undefined}>
              {content}
            </span>
          </label>
        ))}
      </Stack>
    </fieldset>
  );
}

const isLong = (content: ReactNode): boolean =>
  typeof content === 'string' && (content.length > 240 || content.split('\n').length > 6);
