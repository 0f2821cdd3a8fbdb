import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { m } from '#messages';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useAddItem } from '../api/add-item.ts';
import { Failure } from '../api/failure.ts';
import { inputErrors, serverErrors } from '../state/addition-errors.ts';
import { useEditorState, useEditorStore } from '../state/editor-store.ts';
import { type ItemInput, type ItemKind, isComplete } from '../state/item-kinds.ts';
import styles from './add-item-form.module.css';
import { FailureAlert } from './failure-alert.tsx';
import type { ItemFields } from './item-fields.ts';

interface AddItemFormProps<K extends ItemKind> {
  kind: K;
  Fields: ItemFields<K>;
  label: string;
  addLabel: string;
}

/** A new item. Without its required parts nothing happens (POR-04); it empties when it is added. */
export function AddItemForm<K extends ItemKind>(props: AddItemFormProps<K>) {
  const { kind, Fields, label, addLabel } = props;
  const store = useEditorStore();
  const input = useEditorState().additions[kind] as ItemInput<K>;
  const toast = useToast();
  const addition = useAddItem(kind);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const sending = useRef(false);
  const errors = addition.error ? serverErrors(addition.error) : refused;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The button is disabled only with the next render: a second click can come before.
    if (sending.current || !isComplete(kind, input)) return;
    const found = inputErrors(kind, input);
    setRefused(found);
    if (Object.keys(found).length > 0) return addition.reset();
    sending.current = true;
    await addition
      .mutateAsync(input)
      .then(() => toast({ message: m.portfolio_added() }))
      .catch(() => undefined);
    sending.current = false;
  };
  return (
    <form noValidate aria-label={label} className={styles.form} onSubmit={submit}>
      <p className={styles.title}>{label}</p>
      {addition.error instanceof Failure ? (
        <FailureAlert title={addition.error.message} reason={addition.error.reason} />
      ) : null}
      <Fields
        value={input}
        error={(field) => errors[field]}
        onChange={(patch) => store.dispatch({ type: 'addition typed', kind, patch })}
      />
      <Button type="submit" variant="secondary" busy={addition.isPending} className={styles.add}>
        <Plus size={18} aria-hidden="true" />
        {addLabel}
      </Button>
    </form>
  );
}
