import type { Post } from '@vitrine/contracts';
import { useEffect, useRef, useState } from 'react';
import { LIVE_POST, onFrameReady, showInFrame } from '#lib/live-post.ts';
import { paths } from '#lib/paths.ts';
import { withBase } from '#lib/site-address.ts';
import { m } from '#messages';
import styles from './post-frame.module.css';

/** A post on the page of a post as visitors get it, while it is written. */
export function PostFrame({ post }: { post: Post }) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** How often the page in the frame was loaded. */
  const [loaded, setLoaded] = useState(0);
  const [tries, setTries] = useState(0);
  // each try has a frame of its own: another address in the same one would be a step to go back
  useEffect(
    () => (frame.current ? onFrameReady(frame.current, () => setLoaded((n) => n + 1)) : undefined),
    [tries],
  );
  useEffect(() => {
    if (loaded > 0) return;
    const again = () => setTries((n) => n + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [loaded]);
  useEffect(() => {
    if (loaded > 0 && frame.current) showInFrame(frame.current, post);
  }, [post, loaded]);
  return (
    <iframe
      key={tries}
      ref={frame}
      src={withBase(paths.postPreview.to(LIVE_POST))}
      title={m.admin_posts_preview_frame()}
      className={styles.frame}
    />
  );
}
