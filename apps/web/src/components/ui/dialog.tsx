import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { Row } from '../layout/primitives.tsx';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { useDialogFocus } from './use-dialog-focus.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode | undefined;
  children: ReactNode;
  /** `sheet` slides in from the right; both fill a phone's screen. */
  kind?: 'dialog' | 'sheet' | 'alert' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** False while something must not be interrupted (Escape, the icon and outside do nothing). */
  dismissible?: boolean | undefined;
}

/**
 * A modal that traps the focus and returns it to whatever had it before. The overlay is a plain
 * element and not Radix's: that one writes a <style> element, which the CSP forbids.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, dismissible = true } = props;
  const { kind = 'dialog', size = 'medium' } = props;
  const focus = useDialogFocus();
  const hold = (event: Event) => {
    if (!dismissible) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={cx(styles.overlay, styles[kind])}>
          <Radix.Content
            className={cx(styles.content, styles[size])}
            role={kind === 'alert' ? 'alertdialog' : 'dialog'}
            aria-modal="true"
            {...focus}
            onEscapeKeyDown={hold}
            onInteractOutside={hold}
          >
            <Row as="header" gap={2} align="start" justify="between" className={styles.header}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              <IconButton
                label={m.ui_close()}
                disabled={!dismissible}
                onClick={() => onOpenChange(false)}
              >
                <X size={20} aria-hidden="true" />
              </IconButton>
            </Row>
            {description ? (
              <Radix.Description className={styles.description}>{description}</Radix.Description>
            ) : null}
            <div className={styles.body} data-dialog-body="">
              {children}
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
