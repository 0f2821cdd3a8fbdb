import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { Row } from '../layout/primitives.tsx';
import { MAIN_ID } from '../layout/skip-link.tsx';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { textStyle } from './text-style.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode | undefined;
  children: ReactNode;
  /** `sheet` slides in from the right; both fill a phone's screen. */
  kind?: 'dialog' | 'sheet' | 'alert' | undefined;
  /** `full` takes the whole window. */
  size?: 'small' | 'medium' | 'large' | 'full' | undefined;
  /** What has the focus once it is closed; what had it before, without it. */
  returnTo?: (() => HTMLElement | null) | undefined;
  /** False while something must not be interrupted (Escape, the icon and outside do nothing). */
  dismissible?: boolean | undefined;
}

/**
 * A modal that traps the focus and returns it to whatever had it before. The overlay is a plain
 * element and not Radix's: that one writes a <style> element, which the CSP forbids.
 */
export function DialogWindow(props: DialogProps) {
  const { open, onOpenChange, title, description, children, dismissible = true } = props;
  const { kind = 'dialog', size = 'medium' } = props;
  const focus = useDialogFocus(props.returnTo);
  const hold = (event: Event) => {
    if (!dismissible) event.preventDefault();
  };
  const holdOutside = (event: Event) => {
    if (isInNotice(event.target)) event.preventDefault();
    else hold(event);
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
            onInteractOutside={holdOutside}
          >
            <Row as="header" gap={2} align="start" justify="between" className={styles.header}>
              {/* A long name must not push the way out off a phone. */}
              <Radix.Title className={textStyle({ size: 3, fill: 'shrink', wrap: 'anywhere' })}>
                {title}
              </Radix.Title>
              <IconButton
                label={m.ui_close()}
                disabled={!dismissible}
                onClick={() => onOpenChange(false)}
              >
                <X size={20} aria-hidden="true" />
              </IconButton>
            </Row>
            {description ? (
              <Radix.Description
                className={textStyle({ tone: 'muted', size: 'small' }, styles.description)}
              >
                {description}
              </Radix.Description>
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

/** A notice is above the dialog: pressing it is no way out of that. */
const isInNotice = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[aria-live]') !== null;

const MARKED = '[data-initial-focus]';
const FIELDS = '[data-dialog-body] :is(input, select, textarea)';

/**
 * Where the focus goes when a dialog opens (what is marked, else its first field, else its first
 * control), and back to what had it when it closes, or to the page where that is gone. Radix returns
 * it only to a trigger of its own.
 */
function useDialogFocus(returnTo: DialogProps['returnTo']) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      const content = event.currentTarget;
      if (!(content instanceof HTMLElement)) return;
      const first =
        content.querySelector<HTMLElement>(MARKED) ?? content.querySelector<HTMLElement>(FIELDS);
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const before = returnTo?.() ?? opener.current;
      if (before instanceof HTMLElement && before.isConnected) return before.focus();
      // what opened it may have gone with what was done in it; the page stays where it was scrolled to
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    },
  };
}
