import { blogIcons } from '@vitrine/contracts';
import { useId } from 'react';
import { m } from '#messages';
import styles from './icon-picker.module.css';
import type { PostValues } from './post-values.ts';

interface IconPickerProps {
  value: PostValues['icon'];
  onChange: (icon: PostValues['icon']) => void;
}

export function IconPicker({ value, onChange }: IconPickerProps) {
  const name = useId();
  const names = iconNames();
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{m.admin_blog_icon()}</legend>
      <div className={styles.icons}>
        {blogIcons.map((icon) => (
          <label key={icon} className={styles.icon} title={names[icon]}>
            <input
              type="radio"
              name={name}
              aria-label={names[icon]}
              className={styles.input}
              checked={icon === value}
              onChange={() => onChange(icon)}
            />
            <span aria-hidden="true">{icon}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export const iconNames = (): Record<PostValues['icon'], string> => ({
  '📝': m.admin_blog_icon_memo(),
  '💡': m.admin_blog_icon_bulb(),
  '🚀': m.admin_blog_icon_rocket(),
  '🔧': m.admin_blog_icon_wrench(),
  '🌐': m.admin_blog_icon_globe(),
  '💰': m.admin_blog_icon_money(),
  '🎯': m.admin_blog_icon_target(),
  '⚡': m.admin_blog_icon_lightning(),
});
