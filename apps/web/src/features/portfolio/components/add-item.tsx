import { Plus } from 'lucide-react';
import {
  type FormEvent,
  memo,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useToast } from '#components/feedback/toast-context.ts';
import { Button } from '#components/ui/button.tsx';
import { randomText } from '#lib/random-text.ts';
import { m } from '#messages';
import { useAddItem } from '../api/change-list.ts';
import { useAddition, useEditorStore, useIsTyped } from '../state/editor-store.ts';
import { inputErrors, serverErrors } from '../state/field-errors.ts';
import {
  type AdditionKind,
  type ItemKind,
  isComplete,
  type OfferKind,
} from '../state/item-kinds.ts';
import { itemFields } from '../state/portfolio-fields.ts';
import { RetryAlert } from './failure-alert.tsx';
import { ItemFields } from './item-fields.tsx';
import styles from './items.module.css';

/** What a new item and the way to it are called. */
export interface ItemWords {
  newItem: () => string;
  add: () => string;
}

interface AddFoldProps {
  kind: AdditionKind;
  /** Whether the list holds something; an empty one asks for its first item at once. */
  filled: boolean;
  /** What the button says that opens the form. */
  label: string;
  /** The form. It folds itself when its item is added. */
  children: (fold: () => void) => ReactNode;
}

/** The form for another item waits behind a button, but never with something typed in it. */
function AddFold({ kind, filled, label, children }: AddFoldProps) {
  const typed = useIsTyped(kind);
  const [open, setOpen] = useState(false);
  // Emptied by hand it stays: it must not fold away under the fingers.
  if (typed && !open) setOpen(true);
  const shown = open || typed || !filled;
  const place = useRef<HTMLDivElement>(null);
  const fold = useCallback(() => setOpen(false), []);
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
  return (
    <div ref={place}>
      {shown ? (
        children(fold)
      ) : (
        <Button variant="secondary" className={styles.opener} onClick={unfold}>
          <Plus size={18} aria-hidden="true" />
          {label}
        </Button>
      )}
    </div>
  );
}

interface AddFormProps {
  kind: AdditionKind;
  words: ItemWords;
  errors?: Record<string, string> | undefined;
  /** It was typed in again: what was wrong with these fields is unknown now. */
  onTyped?: ((fields: readonly string[]) => void) | undefined;
  onSend: () => void;
  /** Folds the form away; without it the form stays. */
  onCancel: (() => void) | undefined;
  busy?: boolean | undefined;
  children?: ReactNode | undefined;
}

/** What the form makes, its fields, and the way out of it while nothing is typed. */
function AddForm(props: AddFormProps) {
  const { kind, words, errors = {}, onTyped, onSend, onCancel, busy, children } = props;
  const store = useEditorStore();
  const input = useAddition(kind);
  const typed = useIsTyped(kind);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form noValidate aria-label={words.newItem()} className={styles.form} onSubmit={submit}>
      <div className={styles.addHead}>
        <p className={styles.title}>{words.newItem()}</p>
        {onCancel && !typed ? (
          <Button variant="ghost" size="small" className={styles.cancel} onClick={onCancel}>
            {m.ui_cancel()}
          </Button>
        ) : null}
      </div>
      {children}
      <ItemFields
        fields={itemFields[kind]}
        value={input}
        error={(field) => errors[field]}
        onChange={(patch) => {
          onTyped?.(Object.keys(patch));
          store.dispatch({ type: 'addition typed', kind, patch });
        }}
      />
      <Button type="submit" variant="secondary" busy={busy} className={styles.add}>
        <Plus size={18} aria-hidden="true" />
        {words.add()}
      </Button>
    </form>
  );
}

interface AddItemProps {
  kind: ItemKind;
  words: ItemWords;
  /** Whether the list holds something. */
  filled: boolean;
}

/** The way to a new item that is stored at once. */
export const AddItem = memo(function AddItem({ kind, words, filled }: AddItemProps) {
  return (
    <AddFold kind={kind} filled={filled} label={words.add()}>
      {(fold) => <ItemForm kind={kind} words={words} filled={filled} onFold={fold} />}
    </AddFold>
  );
});

interface ItemFormProps extends AddItemProps {
  /** Folds the form away, which ends with its item. */
  onFold: () => void;
}

/** A new item. Without its required parts nothing happens (POR-04); it empties and folds when it is added. */
function ItemForm({ kind, words, filled, onFold }: ItemFormProps) {
  const store = useEditorStore();
  const toast = useToast();
  const addition = useAddItem(kind);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const sending = useRef(false);

  const send = async () => {
    const input = store.addition(kind);
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
  return (
    <AddForm
      kind={kind}
      words={words}
      errors={addition.error ? serverErrors(addition.error) : refused}
      onTyped={(fields) => setRefused((all) => without(all, fields))}
      onSend={() => void send()}
      onCancel={filled ? onFold : undefined}
      busy={addition.isPending}
    >
      <RetryAlert error={addition.error} onRetry={() => void send()} />
    </AddForm>
  );
}

/** An error stands until its field is typed in again. */
const without = (errors: Record<string, string>, fields: readonly string[]) =>
  fields.some((field) => field in errors)
    ? Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)))
    : errors;

interface AddOfferProps extends Omit<AddItemProps, 'kind'> {
  kind: OfferKind;
}

/** A new service or product; it goes into the draft, and to the server with the save. */
export function AddOffer({ kind, words, filled }: AddOfferProps) {
  const store = useEditorStore();
  const [added, setAdded] = useState('');
  const add = (fold: () => void) => {
    const input = store.addition(kind);
    if (!isComplete(kind, input)) return;
    // The server gives it an id of its own with the save.
    store.dispatch({ type: 'offer added', list: kind, item: { ...input, id: randomText() } });
    store.dispatch({ type: 'addition cleared', kind });
    setAdded(m.portfolio_offer_added({ name: input.name.trim() }));
    fold();
  };
  return (
    <div>
      <AddFold kind={kind} filled={filled} label={words.add()}>
        {(fold) => (
          <AddForm
            kind={kind}
            words={words}
            onSend={() => add(fold)}
            onCancel={filled ? fold : undefined}
          />
        )}
      </AddFold>
      {/* Not in the form, which is gone by then. */}
      <p role="status" className={styles.told}>
        {added}
      </p>
    </div>
  );
}
