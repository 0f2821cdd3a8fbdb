import { Download } from 'lucide-react';
import { Grid } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { ShownOnce } from '#components/ui/shown-once.tsx';
import { saveFile } from '#lib/save-file.ts';
import { m } from '#messages';
import styles from './two-step.module.css';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const text = codes.join('\n');
  const download = () => {
    const content = `${m.two_step_codes_file({ site: window.location.host })}\n\n${text}\n`;
    saveFile(new Blob([content], { type: 'text/plain' }), 'recovery-codes.txt');
  };
  return (
    <ShownOnce
      value={text}
      words={{
        title: m.two_step_codes_title(),
        text: m.two_step_codes_text(),
        copy: m.two_step_codes_copy(),
        copied: m.two_step_codes_copied(),
        copyFailed: m.two_step_codes_copy_failed(),
        kept: m.two_step_codes_kept(),
      }}
      actions={
        <Button variant="secondary" onClick={download}>
          <Download size={18} aria-hidden="true" />
          {m.two_step_codes_download()}
        </Button>
      }
      onClose={onClose}
    >
      <Grid as="ul" role="list" gap={1} className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Grid>
    </ShownOnce>
  );
}
