import { Copy } from 'lucide-react';
import { Alert } from '#components/feedback/alert.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useCopy } from '#lib/use-copy.ts';
import { m } from '#messages';
import styles from './webhooks.module.css';

export interface NewSecretProps {
  secret: string;
  onClose: () => void;
}

/** The secret, this once: nobody can show it again. */
export function NewSecret({ secret, onClose }: NewSecretProps) {
  const [copied, copy] = useCopy(secret);
  return (
    <Dialog
      open
      // what is gone cannot be shown again: closed by its button alone
      onOpenChange={onClose}
      dismissible={false}
      title={m.admin_webhook_secret_title()}
      description={m.admin_webhook_secret_text()}
    >
      <Stack gap={3} below={3}>
        <p className={textStyle({ weight: 'strong', wrap: 'anywhere' }, styles.secret)}>{secret}</p>
        <Cluster gap={2} rowGap={1}>
          <Button variant="secondary" onClick={() => void copy()}>
            <Copy size={18} aria-hidden="true" />
            {m.admin_webhook_secret_copy()}
          </Button>
        </Cluster>
        {copied === true ? <Alert tone="success">{m.admin_webhook_secret_copied()}</Alert> : null}
        {copied === false ? (
          <Alert tone="danger">{m.admin_webhook_secret_copy_failed()}</Alert>
        ) : null}
      </Stack>
      <DialogActions>
        <Button onClick={onClose}>{m.admin_webhook_secret_kept()}</Button>
      </DialogActions>
    </Dialog>
  );
}
