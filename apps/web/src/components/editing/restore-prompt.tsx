import { dateLocale } from '#lib/locale.ts';
import { formatMoment } from '#lib/moments.ts';
import { m } from '#messages';
import { Alert } from '../feedback/alert.tsx';
import { useToast } from '../feedback/toast-context.ts';
import { Cluster } from '../layout/primitives.tsx';
import { Button } from '../ui/button.tsx';

interface RestorePromptProps {
  /** What the draft is about. */
  name: string;
  /** Where it was typed, unless it was this browser alone. */
  hint?: string | undefined;
  /** An editor, or what does the same for more than one record. */
  editor: {
    restore: () => void;
    discardSavedDraft: () => void;
    savedDraft: { savedAt: Date } | undefined;
    keeps?: boolean | undefined;
    /** There is a draft, and the code that reads it did not come. */
    unreadDraft?: boolean | undefined;
    /** Tries again to read it. */
    readDraft?: (() => void) | undefined;
  };
}

/**
 * Offers what was typed and not saved in an earlier visit; never puts it in by itself. Says so where
 * the browser keeps nothing that is typed now.
 */
export function RestorePrompt({ name, hint, editor }: RestorePromptProps) {
  const { savedDraft, keeps = true, unreadDraft, readDraft } = editor;
  const toast = useToast();
  if (!keeps) return <Alert>{m.editing_drafts_off()}</Alert>;
  if (unreadDraft) {
    return (
      <Alert
        title={m.editing_draft_unread({ name })}
        action={
          <Button size="small" onClick={readDraft}>
            {m.ui_try_again()}
          </Button>
        }
      >
        {m.editing_draft_unread_hint()}
      </Alert>
    );
  }
  if (!savedDraft) return null;
  const restore = () => {
    editor.restore();
    toast({ message: m.editing_draft_restored() });
  };
  return (
    <Alert
      title={m.editing_draft({ name, time: dayAndTime(savedDraft.savedAt) })}
      action={
        <Cluster gap={1}>
          <Button size="small" onClick={restore}>
            {m.editing_draft_restore()}
          </Button>
          <Button size="small" variant="ghost" onClick={editor.discardSavedDraft}>
            {m.editing_draft_discard()}
          </Button>
        </Cluster>
      }
    >
      {hint ?? m.editing_draft_hint()}
    </Alert>
  );
}

const DAY_AND_TIME = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
} as const;
const dayAndTime = (moment: Date): string => formatMoment(moment, DAY_AND_TIME, dateLocale());
