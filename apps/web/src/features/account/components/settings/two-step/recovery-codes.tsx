import { Copy, Download } from 'lucide-react';
import { Alert } from '#components/feedback/alert.tsx';
import { Cluster, Grid, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { saveFile } from '#lib/save-file.ts';
import { useCopy } from '#lib/use-copy.ts';
import { m } from '#messages';
import styles from './two-step.module.css';

/** The codes, this once: nobody can show them again. */
export function RecoveryCodes({
  codes,
  onClose,
}: {
  codes: readonly string[];
  onClose: () => void;
}) {
  const text = codes.join('\n');
  const [copied, copy] = useCopy(text);
  const download = () => {
    const content = `${m.two_step_codes_file({ site: window.location.host })}\n\n${text}\n`;
    saveFile(new Blob([content], { type: 'text/plain' }), 'recovery-codes.txt');
  };
  return (
    <Dialog
      open
      // what is gone cannot be shown again: closed by its button alone
      onOpenChange={onClose}
      dismissible={false}
      title={m.two_step_codes_title()}
      description={m.two_step_codes_text()}
    >
      <Stack gap={3} below={3}>
        <Grid as="ul" role="list" gap={1} className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Grid>
        <Cluster gap={2} rowGap={1}>
          <Button variant="secondary" onClick={() => void copy()}>
            <Copy size={18} aria-hidden="true" />
            {m.two_step_codes_copy()}
          </Button>
          <Button variant="secondary" onClick={download}>
            <Download size={18} aria-hidden="true" />
            {m.two_step_codes_download()}
          </Button>
        </Cluster>
        {copied === true ? <Alert tone="success">{m.two_step_codes_copied()}</Alert> : null}
        {copied === false ? <Alert tone="danger">{m.two_step_codes_copy_failed()}</Alert> : null}
      </Stack>
      <DialogActions>
        <Button onClick={onClose}>{m.two_step_codes_kept()}</Button>
      </DialogActions>
    </Dialog>
  );
}
