import { cx } from '../../../../components/cx.ts';
import { Stack } from '../../../../components/layout/primitives.tsx';
import { Avatar } from '../../../../components/ui/avatar.tsx';
import { Picture } from '../../../../components/ui/picture.tsx';
import styles from './portrait.module.css';

interface PortraitProps {
  name: string;
  src: string;
  sizes: string;
  className?: string | undefined;
}

/** A person, or their initials on the same ground. Decoration: the name stands beside it. */
export function Portrait({ name, src, sizes, className }: PortraitProps) {
  return (
    <Stack className={cx(styles.portrait, className)}>
      {src ? (
        <Picture src={src} alt="" sizes={sizes} className={styles.picture} />
      ) : (
        <Avatar name={name} size="huge" decorative />
      )}
    </Stack>
  );
}
