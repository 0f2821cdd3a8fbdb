import { X } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { after } from '#lib/clock.ts';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { layoutClass } from '../layout/layout-class.ts';
import { Stack } from '../layout/primitives.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { type Toast, ToastContext } from './toast-context.ts';
import styles from './toaster.module.css';

const SHOWN_MS = 6000;
/** With something to press, which takes longer to decide. */
const SHOWN_WITH_ACTION_MS = 15_000;

/** One notice. It goes by itself, but not while someone points at it or is in it. */
function ToastItem({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const [held, setHeld] = useState(false);
  const shownMs = toast.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS;
  useEffect(() => {
    if (held) return;
    return after(shownMs, onDismiss);
  }, [held, onDismiss, shownMs]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but waiting
    <div
      className={layoutClass(
        'row',
        { gap: 1, align: 'center', justify: 'between' },
        'notice',
        styles.toast,
        styles[toast.tone ?? 'success'],
      )}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <p>{toast.message}</p>
      {toast.action?.(onDismiss)}
      <IconButton label={m.ui_dismiss()} onClick={onDismiss}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** More would cover what the person is working on. */
const MOST_SHOWN = 3;

interface ShownToast extends Toast {
  id: number;
  dismiss: () => void;
}

/** With a new one: the same words stand once, but each thing to press stays for its own time. */
function withNew(shown: readonly ShownToast[], toast: ShownToast): ShownToast[] {
  const others = shown.filter(({ message, action }) => action || message !== toast.message);
  const all = [...others, toast];
  for (const other of others) {
    if (all.length > MOST_SHOWN && !other.action) all.splice(all.indexOf(other), 1);
  }
  return all;
}

/** Short notices that need no decision, in a live region; the newest is nearest to the thumb. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const nextId = useRef(0);
  const show = useCallback((toast: Toast) => {
    nextId.current += 1;
    const id = nextId.current;
    const dismiss = () => setToasts((shown) => shown.filter((other) => other.id !== id));
    setToasts((shown) => withNew(shown, { ...toast, id, dismiss }));
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      <Stack
        as="section"
        gap={1}
        className={cx(styles.toaster, 'screen-only')}
        aria-live="polite"
        aria-label={m.ui_notifications()}
      >
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onDismiss={toast.dismiss} />
        ))}
      </Stack>
    </ToastContext>
  );
}
