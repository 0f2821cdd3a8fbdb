import { Stack } from '../layout/primitives.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './portfolio-portrait.module.css';

interface PortfolioPortraitProps {
  name: string;
  src: string;
}

/** The photo, standing a little off the contour lines behind it; a monogram where there is none. */
export function PortfolioPortrait({ name, src }: PortfolioPortraitProps) {
  return (
    <div className={styles.portrait}>
      <Stack className={styles.frame}>
        {src ? (
          <Picture
            src={src}
            alt={name}
            sizes="(min-width: 60rem) 24rem, (min-width: 44rem) 33vw, 11rem"
            priority
            className={styles.photo}
          />
        ) : (
          <Avatar name={name} size="huge" decorative />
        )}
      </Stack>
    </div>
  );
}
