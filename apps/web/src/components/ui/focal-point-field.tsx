import {
  type FocalPoint,
  type PictureCut,
  type PictureRef,
  PORTRAIT_FOCUS,
  readPicture,
  writePicture,
} from '@vitrine/contracts';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useRef } from 'react';
import { m } from '#messages';
import { Cluster, Stack } from '../layout/primitives.tsx';
import styles from './focal-point-field.module.css';
import { Picture } from './picture.tsx';
import { textStyle } from './text-style.ts';

const RATIOS = { circle: 1, square: 1, tall: 4 / 5, wide: 16 / 9 } as const;

/** A shape that pages cut the picture to, and where that is. */
export interface Crop {
  shape: keyof typeof RATIOS;
  label: string;
}

interface FocalPointFieldProps {
  value: PictureRef;
  cut: PictureCut;
  crops: readonly Crop[];
  onChange: (value: PictureRef) => void;
}

const MIDDLE: FocalPoint = { x: 50, y: 50 };

/** The whole picture with a point that is dragged or moved by the arrow keys, and what it makes of the crops. */
export function FocalPointField({ value, cut, crops, onChange }: FocalPointFieldProps) {
  const hintId = useId();
  const dragging = useRef(false);
  const isPortrait = cut === 'portrait';
  const { src, focus: point = isPortrait ? PORTRAIT_FOCUS : MIDDLE } = readPicture(value);

  const moveTo = (focus: FocalPoint) => {
    const moved = writePicture({ src, focus });
    if (moved !== value) onChange(moved);
  };
  const follow = (event: MouseEvent<HTMLElement>) => moveTo(pointOf(event));
  const grab = (event: PointerEvent<HTMLElement>) => {
    // a finger on the picture may be scrolling; on the mark it drags
    const isMark = (event.target as HTMLElement).dataset.mark !== undefined;
    if (event.button !== 0 || !(isMark || event.pointerType === 'mouse')) return;
    dragging.current = true;
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const release = () => {
    dragging.current = false;
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    moveTo({ x: point.x + step.x, y: point.y + step.y });
  };
  return (
    <Stack gap={1.5}>
      <p id={hintId} className={textStyle({ tone: 'muted', size: 'small' })}>
        {m.focal_point_hint()}
      </p>
      <Cluster gap={3} align="start">
        <button
          type="button"
          aria-label={m.focal_point_move()}
          aria-describedby={hintId}
          aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown"
          className={styles.picture}
          onPointerDown={grab}
          onPointerMove={(event) => dragging.current && follow(event)}
          onPointerUp={release}
          onPointerCancel={release}
          // the Enter key clicks, too, but nowhere in particular
          onClick={(event) => event.detail > 0 && follow(event)}
          onKeyDown={press}
        >
          <Picture src={value} alt="" sizes="20rem" draggable={false} className={styles.whole} />
          <span
            data-mark=""
            className={styles.mark}
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
          />
        </button>
        <Cluster as="ul" gap={2} align="end" aria-label={m.focal_point_crops()} list>
          {crops.map(({ shape, label }) => (
            <li key={label} className={styles.crop}>
              <Picture
                src={value}
                alt=""
                sizes="7rem"
                ratio={RATIOS[shape]}
                portrait={isPortrait}
                className={styles[shape]}
              />
              <span className={textStyle({ tone: 'muted', size: 'tiny' })}>{label}</span>
            </li>
          ))}
        </Cluster>
      </Cluster>
      <span role="status" className={textStyle({ tone: 'muted', size: 'tiny', numeric: true })}>
        {m.focal_point_at({ x: point.x, y: point.y })}
      </span>
    </Stack>
  );
}

/** In percent. */
const KEY_STEP = 5;

const STEPS: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
};

/** Where in the picture the pointer is, in percent. */
function pointOf({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): FocalPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
}
