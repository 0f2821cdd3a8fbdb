import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { layoutClass } from '../layout/layout-class.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { Toast } from './toast-context.ts';
import styles from './toaster.module.css';

const SHOWN_MS = 6000;

/** One notice. It goes by itself, but not while somebody points at it or stands in it. */
export function ToastItem({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onDismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, onDismiss]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but waiting
    <div
      className={cx(
        layoutClass('row', { gap: 1, align: 'center', justify: 'between' }),
        styles.toast,
        styles[toast.tone ?? 'success'],
      )}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <p>{toast.message}</p>
      <IconButton label={m.ui_dismiss()} onClick={onDismiss}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
