import { X } from 'lucide-react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { type Toast, ToastContext } from './toast-context.ts';
import styles from './toaster.module.css';

const SHOWN_MS = 6000;
/** More would cover what the person is working on. */
const MOST_SHOWN = 3;

interface ShownToast extends Toast {
  id: number;
}

/** Short notices that need no decision, in a live region; the newest is nearest to the thumb. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const nextId = useRef(0);
  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  const show = useCallback(
    (toast: Toast) => {
      nextId.current += 1;
      const id = nextId.current;
      setToasts((shown) => {
        const others = shown.filter(({ message }) => message !== toast.message);
        return [...others, { ...toast, id }].slice(-MOST_SHOWN);
      });
      setTimeout(() => dismiss(id), SHOWN_MS);
    },
    [dismiss],
  );
  return (
    <ToastContext value={show}>
      {children}
      <section className={styles.toaster} aria-live="polite" aria-label={m.ui_notifications()}>
        {toasts.map((toast) => (
          <div key={toast.id} className={cx(styles.toast, styles[toast.tone ?? 'success'])}>
            <p>{toast.message}</p>
            <IconButton label={m.ui_dismiss()} onClick={() => dismiss(toast.id)}>
              <X size={16} aria-hidden="true" />
            </IconButton>
          </div>
        ))}
      </section>
    </ToastContext>
  );
}
