import { Copy } from 'lucide-react';
import { Alert } from '#components/feedback/alert.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useCopy } from '#lib/use-copy.ts';
import { m } from '#messages';
import styles from './access-tokens.module.css';

/** The token, this once: nobody can show it again. */
export function MadeToken({ token, onClose }: { token: string; onClose: () => void }) {
  const [copied, copy] = useCopy(token);
  return (
    <Dialog
      open
      // what is gone cannot be shown again: closed by its button alone
      onOpenChange={onClose}
      dismissible={false}
      title={m.access_token_made_title()}
      description={m.access_token_made_text()}
    >
      <Stack gap={3} below={3}>
        <p className={textStyle({ weight: 'strong', wrap: 'anywhere' }, styles.token)}>{token}</p>
        <Cluster gap={2} rowGap={1}>
          <Button variant="secondary" onClick={() => void copy()}>
            <Copy size={18} aria-hidden="true" />
            {m.access_token_copy()}
          </Button>
        </Cluster>
        {copied === true ? <Alert tone="success">{m.access_token_copied()}</Alert> : null}
        {copied === false ? <Alert tone="danger">{m.access_token_copy_failed()}</Alert> : null}
        <div>
          <p className={textStyle({ tone: 'muted', size: 'small' })}>{m.access_token_use()}</p>
          <p className={textStyle({ size: 'small', wrap: 'anywhere' }, styles.token)}>
            {`curl -H "Authorization: Bearer ${token.slice(0, 8)}…" ${window.location.origin}/api/account/`}
          </p>
        </div>
      </Stack>
      <DialogActions>
        <Button onClick={onClose}>{m.access_token_kept()}</Button>
      </DialogActions>
    </Dialog>
  );
}
