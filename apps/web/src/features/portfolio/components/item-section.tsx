import type { PortfolioList } from '@vitrine/contracts';
import { Plus } from 'lucide-react';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useToast } from '#components/feedback/toast-context.ts';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { m } from '#messages';
import { useAddItem } from '../api/change-list.ts';
import { inputErrors, serverErrors } from '../state/field-errors.ts';
import { isComplete, itemFields } from '../state/item-fields.ts';
import { isBlank } from '../state/item-kinds.ts';
import { listWords } from '../state/list-words.ts';
import { withAddition } from '../state/portfolio-values.ts';
import { usePortfolioEditor, usePortfolioEdits } from './editor-context.ts';
import { EditorSection } from './editor-section.tsx';
import { FailureAlert, RetryAlert } from './failure-alert.tsx';
import { ItemFields } from './item-fields.tsx';
import { ItemList } from './item-list.tsx';
import styles from './items.module.css';

/**
 * The items of one kind, and the form that adds another. A part that holds nothing yet is one line
 * that says what can be added: its form opens when someone asks for it.
 */
export const ItemSection = memo(function ItemSection({ kind }: { kind: PortfolioList }) {
  const { draft, errors } = usePortfolioEditor();
  const filled = draft[kind].length > 0;
  return (
    <EditorSection id={kind} title={listWords[kind].label()} empty={!filled}>
      {errors[kind] ? <FailureAlert title={errors[kind]} /> : null}
      {filled ? <ItemList list={kind} items={draft[kind]} errors={errors} /> : null}
      <AddItem kind={kind} />
    </EditorSection>
  );
});

/** The form for another item waits behind a button, but never with something typed in it. */
const AddItem = memo(function AddItem({ kind }: { kind: PortfolioList }) {
  const toast = useToast();
  const typed = !isBlank(usePortfolioEditor().draft.additions[kind]);
  const [open, setOpen] = useState(false);
  // Emptied by hand it stays: it must not fold away under the fingers.
  if (typed && !open) setOpen(true);
  const shown = open || typed;
  const place = useRef<HTMLDivElement>(null);
  const wasShown = useRef(shown);

  useLayoutEffect(() => {
    const folded = wasShown.current && !shown;
    wasShown.current = shown;
    // The focus went with the form, unless the person is somewhere else by now.
    if (folded && document.activeElement === document.body) {
      place.current?.querySelector('button')?.focus();
    }
  }, [shown]);

  const unfold = () => {
    // Within the click itself: else a phone shows no keyboard.
    flushSync(() => setOpen(true));
    place.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  const finish = () => {
    toast({ message: m.portfolio_added() });
    setOpen(false);
  };
  return (
    <Stack ref={place}>
      {shown ? (
        <AddForm kind={kind} onAdded={finish} onCancel={typed ? undefined : () => setOpen(false)} />
      ) : (
        <Button variant="secondary" className={styles.add} data-unfolds onClick={unfold}>
          <Plus size={18} aria-hidden="true" />
          {listWords[kind].add()}
        </Button>
      )}
    </Stack>
  );
});

interface AddFormProps {
  kind: PortfolioList;
  /** Folds the form away; missing while something is typed in it. */
  onCancel: (() => void) | undefined;
  onAdded: () => void;
}

/** A new item. Without its required parts nothing happens (POR-04); it empties when it is added. */
function AddForm({ kind, onCancel, onAdded }: AddFormProps) {
  const edits = usePortfolioEdits();
  const input = usePortfolioEditor().draft.additions[kind];
  const addition = useAddItem(kind, edits);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const sending = useRef(false);
  const { newItem, add } = listWords[kind];

  const send = async () => {
    const item = edits.values().additions[kind];
    // The button is disabled only with the next render: a second click can come before.
    if (sending.current || !isComplete(kind, item)) return;
    const found = inputErrors(kind, item);
    setRefused(found);
    if (Object.keys(found).length > 0) return addition.reset();
    sending.current = true;
    await addition
      .mutateAsync(item)
      .then(onAdded)
      .catch(() => undefined);
    sending.current = false;
  };
  const errors = addition.error ? serverErrors(addition.error) : refused;
  return (
    <form
      noValidate
      aria-label={newItem()}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {/* As high with 'Cancel' as without: the first letter typed moves nothing. */}
      <Row gap={1.5} align="center" justify="between" className="target">
        <p className={textStyle({ tone: 'muted', weight: 'strong' })}>{newItem()}</p>
        {onCancel ? (
          <Button variant="ghost" size="small" className={styles.cancel} onClick={onCancel}>
            {m.ui_cancel()}
          </Button>
        ) : null}
      </Row>
      <RetryAlert error={addition.error} onRetry={() => void send()} />
      <ItemFields
        fields={itemFields[kind]}
        value={input}
        error={(field) => errors[field]}
        onChange={(patch) => {
          setRefused((all) => without(all, Object.keys(patch)));
          edits.change((values) => withAddition(values, kind, patch));
        }}
      />
      <Button type="submit" variant="secondary" busy={addition.isPending} className={styles.add}>
        <Plus size={18} aria-hidden="true" />
        {add()}
      </Button>
    </form>
  );
}

/** An error stands until its field is typed in again. */
const without = (errors: Record<string, string>, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
