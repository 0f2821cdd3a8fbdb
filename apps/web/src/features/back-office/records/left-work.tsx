import { m } from '#messages';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Cluster } from '../../../components/layout/primitives.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { getLocale } from '../../../lib/locale.ts';
import styles from './left-work.module.css';

interface LeftWorkProps {
  /** What it is about. */
  name: string;
  savedAt: Date;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers what was typed and not saved in an earlier visit; never puts it in by itself. */
export function LeftWork({ name, savedAt, onRestore, onDiscard }: LeftWorkProps) {
  return (
    <div className={styles.offer}>
      <Alert
        title={m.admin_content_left({ name, time: dayAndTime(savedAt) })}
        action={
          <Cluster gap={1}>
            <Button size="small" onClick={onRestore}>
              {m.admin_content_left_restore()}
            </Button>
            <Button size="small" variant="ghost" onClick={onDiscard}>
              {m.admin_content_left_discard()}
            </Button>
          </Cluster>
        }
      >
        {m.admin_content_left_hint()}
      </Alert>
    </div>
  );
}

const dayAndTime = (moment: Date): string =>
  new Intl.DateTimeFormat(getLocale() === 'en' ? 'en-GB' : getLocale(), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment);
