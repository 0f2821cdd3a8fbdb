import { useId } from 'react';
import type { KindControlProps } from '#components/editing/kinds.ts';
import { TextField } from '#components/form/text-field.tsx';
import { Grid, Stack } from '#components/layout/primitives.tsx';
import { ContentIcon, contentIcons } from '#components/ui/content-icon.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { m } from '#messages';
import { fieldLabel } from '../components/changed-fields.ts';
import styles from './icon-field.module.css';

/** An icon by its name: what is typed looks for one, and each is there as visitors see it. */
export function IconField({ value, onChange, ...bound }: KindControlProps<string>) {
  const group = useId();
  const typed = value.trim().toLowerCase();
  const isKnown = contentIcons.includes(typed);
  const found = isKnown ? contentIcons : contentIcons.filter((name) => matches(name, typed));
  return (
    <Stack gap={1}>
      <TextField {...bound} value={value} onChange={onChange} autoComplete="off" />
      {found.length === 0 ? (
        <p role="status" className={textStyle({ tone: 'muted', size: 'small' })}>
          {m.admin_icon_unknown()}
        </p>
      ) : (
        <Grid as="fieldset" gap={0.5} className={styles.icons}>
          <VisuallyHidden as="legend">{m.admin_icon_choose()}</VisuallyHidden>
          {found.map((name) => (
            <label key={name} className={styles.icon}>
              <input
                type="radio"
                // not the field's own: the form takes its value from the text
                name={group}
                className={styles.input}
                checked={name === typed}
                onChange={() => onChange(name)}
              />
              <ContentIcon name={name} />
              <span className={textStyle({ size: 'tiny', leading: 'snug' })}>
                {fieldLabel(name)}
              </span>
            </label>
          ))}
        </Grid>
      )}
    </Stack>
  );
}

const matches = (name: string, typed: string): boolean => name.includes(typed.replace(/\s+/g, '-'));
