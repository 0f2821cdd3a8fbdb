import type { ContentType } from '@vitrine/contracts';
import { m } from '#messages';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { typeWords } from '../components/content-words.ts';
import { type EditedRecord, isNew } from '../records/edited-record.ts';
import { reasonOf } from '../records/field-errors.ts';
import styles from './slot-failures.module.css';

interface EntryFailureProps {
  type: ContentType;
  record: EditedRecord;
  error: Error;
  /** Opens the choice between both versions, where there are two. */
  onCompare: (() => void) | undefined;
}

/** The red banner of the modal (WEB-05), with the server's reason. */
export function EntryFailure({ type, record, error, onCompare }: EntryFailureProps) {
  const words = typeWords(type);
  return (
    <div className={styles.banner}>
      <Alert
        tone="danger"
        title={isNew(record) ? words.failedCreate : words.failedUpdate}
        action={
          onCompare ? (
            <Button size="small" variant="secondary" onClick={onCompare}>
              {m.admin_content_conflict_choose()}
            </Button>
          ) : undefined
        }
      >
        {onCompare ? m.admin_content_conflict_said() : reasonOf(error)}
      </Alert>
    </div>
  );
}
