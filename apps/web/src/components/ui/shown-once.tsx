import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '#components/feedback/alert.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { useCopy } from '#lib/use-copy.ts';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

export interface ShownOnceProps {
  /** What is shown, as it is copied. */
  value: string;
  words: {
    title: string;
    text: string;
    copy: string;
    copied: string;
    copyFailed: string;
    /** On the button that closes it. */
    kept: string;
  };
  /** The value as people read it. */
  children: ReactNode;
  /** Other ways to keep it, beside the button that copies. */
  actions?: ReactNode;
  /** What it is good for. */
  note?: ReactNode;
  onClose: () => void;
}

/** A secret that nobody can show again: closed by its button alone. */
export function ShownOnce({ value, words, children, actions, note, onClose }: ShownOnceProps) {
  const [copied, copy] = useCopy(value);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={false}
      title={words.title}
      description={words.text}
    >
      <Stack gap={3} below={3}>
        {children}
        <Cluster gap={2} rowGap={1}>
          <Button variant="secondary" onClick={() => void copy()}>
            <Copy size={18} aria-hidden="true" />
            {words.copy}
          </Button>
          {actions}
        </Cluster>
        {copied === true ? <Alert tone="success">{words.copied}</Alert> : null}
        {copied === false ? <Alert tone="danger">{words.copyFailed}</Alert> : null}
        {note}
      </Stack>
      <DialogActions>
        <Button onClick={onClose}>{words.kept}</Button>
      </DialogActions>
    </Dialog>
  );
}
