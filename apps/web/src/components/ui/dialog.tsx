import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { LoadedCode, useLoadedCode } from '#lib/loaded-code.ts';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { ErrorState } from '../feedback/error-state.tsx';
import { LoadingState } from '../feedback/loading-state.tsx';
import { Cluster, Row } from '../layout/primitives.tsx';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog-window.tsx';
import { IconButton } from './icon-button.tsx';
import { textStyle } from './text-style.ts';

/** What holds the focus in a modal: 9 KB that a page needs once someone opens one. */
export const dialogCode = new LoadedCode(
  async () => (await import('./dialog-window.tsx')).DialogWindow,
);

/** A modal that traps the focus and returns it to whatever had it before. */
export function Dialog(props: DialogProps) {
  const { code: Window, failed, retry } = useLoadedCode(dialogCode, props.open);
  if (Window) return <Window {...props} />;
  return props.open ? <WaitingDialog {...props} onRetry={failed ? retry : undefined} /> : null;
}

interface WaitingDialogProps extends Pick<DialogProps, 'title' | 'kind' | 'size' | 'onOpenChange'> {
  /** Where its code did not come. */
  onRetry: (() => void) | undefined;
}

/** A modal whose code is on its way, with the way out of it. */
export function WaitingDialog(props: WaitingDialogProps) {
  const { title, kind = 'dialog', size = 'medium', onOpenChange, onRetry } = props;
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onOpenChange(false);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onOpenChange]);
  return (
    <div className={cx(styles.overlay, styles[kind])}>
      <div className={cx(styles.content, styles[size])}>
        <Row as="header" gap={2} align="start" justify="between" className={styles.header}>
          <p className={textStyle({ size: 3, fill: 'shrink', wrap: 'anywhere' })}>{title}</p>
          <IconButton label={m.ui_close()} onClick={() => onOpenChange(false)}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </Row>
        <div className={styles.body}>
          {onRetry ? (
            <ErrorState
              heading={m.ui_missing_code_heading()}
              message={m.ui_missing_code_message()}
              onRetry={onRetry}
            />
          ) : (
            <LoadingState />
          )}
        </div>
      </div>
    </div>
  );
}

/**
 * The row of buttons that ends a dialog or a form: the main one last, at the thumb on a phone. It
 * stays in sight at the foot of a dialog that is longer than the screen.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <Cluster gap={1} justify="end" className={styles.actions} data-dialog-foot="">
      {children}
    </Cluster>
  );
}
