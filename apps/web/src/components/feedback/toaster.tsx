import { type ReactNode, useCallback, useRef, useState } from 'react';
import { m } from '#messages';
import { Stack } from '../layout/primitives.tsx';
import { type Toast, ToastContext } from './toast-context.ts';
import { ToastItem } from './toast-item.tsx';
import styles from './toaster.module.css';

/** More would cover what the person is working on. */
const MOST_SHOWN = 3;

interface ShownToast extends Toast {
  id: number;
  dismiss: () => void;
}

/** Short notices that need no decision, in a live region; the newest is nearest to the thumb. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const nextId = useRef(0);
  const show = useCallback((toast: Toast) => {
    nextId.current += 1;
    const id = nextId.current;
    const dismiss = () => setToasts((shown) => shown.filter((other) => other.id !== id));
    setToasts((shown) => {
      const others = shown.filter(({ message }) => message !== toast.message);
      return [...others, { ...toast, id, dismiss }].slice(-MOST_SHOWN);
    });
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      <Stack
        as="section"
        gap={1}
        className={styles.toaster}
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
