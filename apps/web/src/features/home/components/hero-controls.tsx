import { Pause, Play } from 'lucide-react';
import { m } from '#messages';
import { Row } from '../../../components/layout/primitives.tsx';
import styles from './hero-controls.module.css';

interface HeroControlsProps {
  /** The pictures, which are also the keys of their dots. */
  slides: readonly string[];
  current: number;
  onChoose: (slide: number) => void;
  /** Undefined where nothing rotates, and nothing needs stopping. */
  playing: boolean | undefined;
  onPlay: (playing: boolean) => void;
  /** While the keyboard is on the controls. */
  onHold: (held: boolean) => void;
}

/** A dot for each slide, and a way to stop them. */
export function HeroControls(props: HeroControlsProps) {
  const { slides, current, onChoose, playing, onPlay, onHold } = props;
  const total = slides.length;
  return (
    <Row
      as="fieldset"
      align="center"
      className={styles.controls}
      aria-label={m.home_pictures()}
      onFocus={({ target }) => onHold(target.matches(':focus-visible'))}
      onBlur={() => onHold(false)}
    >
      {playing === undefined ? null : (
        <button
          type="button"
          className={styles.play}
          aria-label={playing ? m.home_pause() : m.home_play()}
          onClick={() => onPlay(!playing)}
        >
          {playing ? <Pause size={14} aria-hidden="true" /> : <Play size={14} aria-hidden="true" />}
        </button>
      )}
      {slides.map((slide, index) => (
        <button
          key={slide}
          type="button"
          className={styles.dot}
          aria-label={m.home_show_picture({ number: index + 1, total })}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onChoose(index)}
        />
      ))}
    </Row>
  );
}
