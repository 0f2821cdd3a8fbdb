import { cx } from '../../../components/cx.ts';
import { HeroPicture } from './hero-picture.tsx';
import styles from './hero-slides.module.css';

interface HeroSlidesProps {
  pictures: readonly string[];
  current: number;
  prepared: ReadonlySet<number>;
}

/** The background: only pictures whose turn is near are there, and so asked for. */
export function HeroSlides({ pictures, current, prepared }: HeroSlidesProps) {
  return (
    <div className={styles.slides} aria-hidden="true">
      {pictures.map((src, index) =>
        prepared.has(index) ? (
          <div
            key={src}
            className={cx(styles.slide, index === current && styles.current)}
            data-current={index === current}
          >
            <HeroPicture src={src} first={index === 0} className={styles.picture} />
          </div>
        ) : null,
      )}
    </div>
  );
}
