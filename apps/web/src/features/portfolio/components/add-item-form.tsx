import { Plus } from 'lucide-react';
import { type FormEvent, memo, useRef, useState } from 'react';
import { m } from '#messages';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useAddItem } from '../api/add-item.ts';
import { inputErrors, serverErrors } from '../state/addition-errors.ts';
import { useAddition, useEditorStore } from '../state/editor-store.ts';
import { type ItemKind, isComplete } from '../state/item-kinds.ts';
import { AddFormHead } from './add-form-head.tsx';
import styles from './add-item-form.module.css';
import type { ItemFields } from './item-fields.ts';
import { RetryAlert } from './retry-alert.tsx';

interface AddItemFormProps<K extends ItemKind> {
  kind: K;
  Fields: ItemFields<K>;
  label: string;
  addLabel: string;
  /** Folds the form away, which ends with its item. */
  onFold: () => void;
  /** Whether it can be folded away without adding anything. */
  cancellable: boolean;
}

/** An error stands until its field is typed in again. */
const without = (errors: Record<string, string>, fields: readonly string[]) =>
  fields.some((field) => field in errors)
    ? Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)))
    : errors;

function Form<K extends ItemKind>(props: AddItemFormProps<K>) {
  const { kind, Fields, label, addLabel, onFold, cancellable } = props;
  const store = useEditorStore();
  const input = useAddition(kind);
  const toast = useToast();
  const addition = useAddItem(kind);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const sending = useRef(false);
  const errors = addition.error ? serverErrors(addition.error) : refused;

  const send = async () => {
    // The button is disabled only with the next render: a second click can come before.
    if (sending.current || !isComplete(kind, input)) return;
    const found = inputErrors(kind, input);
    setRefused(found);
    if (Object.keys(found).length > 0) return addition.reset();
    sending.current = true;
    await addition
      .mutateAsync(input)
      .then(() => {
        toast({ message: m.portfolio_added() });
        onFold();
      })
      .catch(() => undefined);
    sending.current = false;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form noValidate aria-label={label} className={styles.form} onSubmit={submit}>
      <AddFormHead kind={kind} label={label} onCancel={cancellable ? onFold : undefined} />
      <RetryAlert error={addition.error} onRetry={() => void send()} />
      <Fields
        value={input}
        error={(field) => errors[field]}
        onChange={(patch) => {
          setRefused((all) => without(all, Object.keys(patch)));
          store.dispatch({ type: 'addition typed', kind, patch });
        }}
      />
      <Button type="submit" variant="secondary" busy={addition.isPending} className={styles.add}>
        <Plus size={18} aria-hidden="true" />
        {addLabel}
      </Button>
    </form>
  );
}

/** A new item. Without its required parts nothing happens (POR-04); it empties and folds when it is added. */
export const AddItemForm = memo(Form) as typeof Form;
