import { createContext, type ReactNode, use } from 'react';

export interface Toast {
  message: string;
  tone?: 'success' | 'danger' | undefined;
  /** A button beside the words; it is handed what takes the notice away. */
  action?: ((dismiss: () => void) => ReactNode) | undefined;
}

export const ToastContext = createContext<((toast: Toast) => void) | undefined>(undefined);

/** Answers the function that shows a toast. */
export function useToast(): (toast: Toast) => void {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
