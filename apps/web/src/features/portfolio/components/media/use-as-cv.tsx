import type { MediaItem } from '@vitrine/contracts';
import { FileCheck } from 'lucide-react';
import { m } from '#messages';
import { useToast } from '../../../../components/feedback/toast-context.ts';
import { Button } from '../../../../components/ui/button.tsx';
import { useSaveCv } from '../../api/save-cv.ts';
import { RetryAlert } from '../retry-alert.tsx';
import styles from './cv-field.module.css';

/** Makes a document that is there already the CV. */
export function UseAsCv({ item, name }: { item: MediaItem; name: string }) {
  const save = useSaveCv();
  const toast = useToast();
  const use = () =>
    save.mutate(item.url, { onSuccess: () => toast({ message: m.media_cv_set({ name }) }) });
  return (
    <div className={styles.actions}>
      <RetryAlert error={save.error} onRetry={use} busy={save.isPending} />
      <Button variant="secondary" busy={save.isPending} onClick={use}>
        <FileCheck size={18} aria-hidden="true" />
        {m.media_cv_use()}
      </Button>
    </div>
  );
}
