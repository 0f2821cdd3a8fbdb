import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '#components/cx.ts';
import { WithoutScript } from '#components/form/without-script.tsx';
import { Eyebrow } from '#components/layout/eyebrow.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { Container } from '#components/layout/section.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import styles from './auth-frame.module.css';

interface AuthFrameProps {
  eyebrow: string;
  title: string;
  lead?: string | undefined;
  /** The scene beside the form. */
  scene: 'dawn' | 'day' | 'night';
  children: ReactNode;
}

const leadText = textStyle({
  tone: 'muted',
  size: 'lead',
  leading: 1.5,
  measure: 26,
  wrap: 'anywhere',
  above: 2,
});

/** A wide window is filled; on a tablet a slice of the mountain as high as the window is seen. */
const SIZES = '(min-width: 64rem) max(100vw, 178vh), 60rem';

/** A form on the left, and the mountain, in dark either way, on the right where there is room. */
export function AuthFrame({ eyebrow, title, lead, scene, children }: AuthFrameProps) {
  const heading = useAnnounced(title);
  const company = useEndpoint('pages.company.get').data;
  return (
    <Stack as="section" className={cx(styles.frame, 'dark')}>
      <div className={styles.backdrop}>
        <div className={styles.view}>
          {/* Lazy, so that a phone, which does not show it, does not fetch it. */}
          <Picture
            src={`/art/hero-${scene}/1920x1080.webp`}
            alt=""
            sizes={SIZES}
            className={cx('cover', styles.art)}
          />
          {company ? (
            <p className={textStyle({ tone: 'muted', size: 'tiny' }, styles.print)}>
              <span>{company.coordinates}</span>
              <span>{company.elevation}</span>
            </p>
          ) : null}
        </div>
      </div>
      <Container>
        <div className={styles.column}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 ref={heading} tabIndex={-1} className={textStyle({ above: 2 })}>
            {title}
          </h1>
          {/* It may hold an address. */}
          {lead ? <p className={leadText}>{lead}</p> : null}
          <Stack gap={3} above={4}>
            <WithoutScript />
            {children}
          </Stack>
        </div>
      </Container>
    </Stack>
  );
}

/** When the title changes, because the form was sent, the focus goes to the new heading. */
function useAnnounced(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(title);
  useEffect(() => {
    if (first.current !== title) heading.current?.focus();
    first.current = title;
  }, [title]);
  return heading;
}
