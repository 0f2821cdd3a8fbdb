import { blogIcons } from '@vitrine/contracts';
import { useController } from 'react-hook-form';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { m } from '#messages';
import styles from './icon-picker.module.css';
import type { PostValues } from './post-fields.ts';

export function IconPicker() {
  const { field } = useController<PostValues, 'icon'>({ name: 'icon' });
  const names = iconNames();
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{m.admin_blog_icon()}</legend>
      <Cluster gap={0.5} className={styles.icons}>
        {blogIcons.map((icon) => (
          <Stack as="label" key={icon} className={styles.icon} title={names[icon]}>
            <input
              type="radio"
              name={field.name}
              aria-label={names[icon]}
              className={styles.input}
              checked={icon === field.value}
              onChange={() => field.onChange(icon)}
            />
            <span aria-hidden="true">{icon}</span>
          </Stack>
        ))}
      </Cluster>
    </fieldset>
  );
}

const iconNames = (): Record<PostValues['icon'], string> => ({
  '📝': m.admin_blog_icon_memo(),
  '💡': m.admin_blog_icon_bulb(),
  '🚀': m.admin_blog_icon_rocket(),
  '🔧': m.admin_blog_icon_wrench(),
  '🌐': m.admin_blog_icon_globe(),
  '💰': m.admin_blog_icon_money(),
  '🎯': m.admin_blog_icon_target(),
  '⚡': m.admin_blog_icon_lightning(),
});
