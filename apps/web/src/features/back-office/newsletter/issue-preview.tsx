import type { IssuePreview } from '@vitrine/contracts';
import { useState } from 'react';
import { Alert } from '#components/feedback/alert.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { Markdown } from '#components/markdown/markdown.tsx';
import { PreviewFrame, type PreviewScreen } from '#components/preview-frame/preview-frame.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { FilterPills } from '#components/ui/filter-pills.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { saveFile } from '#lib/save-file.ts';
import { serverAddress } from '#lib/site-address.ts';
import { m } from '#messages';
import { useAction } from '../components/use-action.ts';
import styles from './issue-preview.module.css';

/** Shows a draft as it arrives. */
export function IssuePreviewButton(props: { id: string; text: string; disabled: boolean }) {
  const { id, text, disabled } = props;
  const [shown, setShown] = useState<IssuePreview>();
  const preview = useAction({
    send: (api) => api.call('issues.preview', { params: { id } }),
    onDone: (_queries, answer) => setShown(answer),
    failed: (error) => `${m.admin_newsletter_preview_failed()}. ${failureReason(error)}`,
  });
  return (
    <>
      <Button
        variant="secondary"
        disabled={disabled}
        busy={preview.isPending}
        onClick={() => preview.mutate()}
      >
        {m.admin_newsletter_preview()}
      </Button>
      {shown ? (
        <PreviewDialog preview={shown} text={text} onClose={() => setShown(undefined)} />
      ) : null}
    </>
  );
}

interface PreviewDialogProps {
  preview: IssuePreview;
  /** The Markdown that both are made of. */
  text: string;
  onClose: () => void;
}

/**
 * The mail as programs show it that know HTML, on a phone and at a desk, and as the others do. Its
 * HTML is in a frame of its own, which lets nothing out; where no server shows that, as in the
 * demo, the text is drawn from the same tree.
 */
function PreviewDialog({ preview, text, onClose }: PreviewDialogProps) {
  const [as, setAs] = useState<PreviewScreen | 'text'>('desk');
  return (
    <Dialog open size="large" onOpenChange={onClose} title={preview.subject}>
      <Stack gap={2}>
        <FilterPills
          label={m.admin_newsletter_preview()}
          value={as}
          onChange={setAs}
          options={[
            { value: 'desk', label: m.admin_newsletter_as_desk() },
            { value: 'phone', label: m.admin_newsletter_as_phone() },
            { value: 'text', label: m.admin_newsletter_as_text() },
          ]}
        />
        {as === 'text' ? (
          <pre className={styles.mail}>{preview.text}</pre>
        ) : preview.frame ? (
          <PreviewFrame
            path={serverAddress(preview.frame)}
            screen={as}
            title={m.admin_newsletter_preview_of({ subject: preview.subject })}
            loading={m.admin_newsletter_preview_loading()}
            className={styles.frame}
            sandboxed
          />
        ) : (
          <div className={styles.mail}>
            <Markdown text={text} />
          </div>
        )}
        <Alert>{m.admin_newsletter_preview_links()}</Alert>
        <p className={textStyle({ tone: 'muted', size: 'small' })}>
          {m.admin_newsletter_preview_hint()}
        </p>
      </Stack>
      <DialogActions>
        <Button
          variant="secondary"
          onClick={() =>
            saveFile(new Blob([preview.html], { type: 'text/html' }), 'newsletter.html')
          }
        >
          {m.admin_newsletter_save_file()}
        </Button>
        <Button onClick={onClose}>{m.ui_close()}</Button>
      </DialogActions>
    </Dialog>
  );
}
