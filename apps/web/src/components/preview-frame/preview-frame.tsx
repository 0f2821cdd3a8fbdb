import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '#components/cx.ts';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import styles from './preview-frame.module.css';

export type PreviewScreen = 'phone' | 'desk';

/** In CSS pixels, as the page in the frame measures its window. */
const widths: Record<PreviewScreen, number> = { phone: 390, desk: 1280 };

interface PreviewFrameProps {
  /** Where the page is. */
  path: string;
  screen: PreviewScreen;
  /** What is in the frame. */
  title: string;
  loading: string;
  /** How high it is. */
  className?: string | undefined;
  /** Takes from the page what a browser lets pages do. */
  sandboxed?: boolean | undefined;
  frameRef?: Ref<HTMLIFrameElement>;
}

/** The page in a window of its own, made smaller where there is less room than that is wide. */
export function PreviewFrame({
  path,
  screen,
  title,
  loading,
  className,
  sandboxed,
  frameRef,
}: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: widths.phone, height: 640 });
  const [isLoaded, setLoaded] = useState(false);
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth = 0, clientHeight = 0 } = box.current ?? {};
      // nothing has a size where nothing is laid out
      if (clientWidth > 0) setRoom({ width: clientWidth, height: clientHeight });
    };
    measure();
    if (!box.current || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(measure);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const width = widths[screen];
  const scale = Math.min(1, room.width / width);
  return (
    <div ref={box} className={cx(styles.box, styles[screen], className)}>
      {isLoaded ? null : (
        <div className={styles.loading}>
          <LoadingState label={loading} />
        </div>
      )}
      <iframe
        ref={frameRef}
        src={path}
        title={title}
        sandbox={sandboxed ? '' : undefined}
        className={styles.page}
        onLoad={() => setLoaded(true)}
        style={{
          inlineSize: `${width}px`,
          blockSize: `${room.height / scale}px`,
          transform: `scale(${scale})`,
        }}
      />
    </div>
  );
}
