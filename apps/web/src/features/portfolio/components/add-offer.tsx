import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { m } from '#messages';
import { Button } from '../../../components/ui/button.tsx';
import { randomText } from '../../../lib/kept-drafts.ts';
import { useAddition, useEditorStore } from '../state/editor-store.ts';
import { isComplete, type OfferKind } from '../state/item-kinds.ts';
import { AddFold } from './add-fold.tsx';
import { AddFormHead } from './add-form-head.tsx';
import styles from './add-item-form.module.css';
import { OfferFields } from './offer-fields.tsx';

interface AddOfferProps {
  kind: OfferKind;
  words: { newItem: string; add: string };
  filled: boolean;
}

/** A new service or product; it goes into the draft, and to the server with the save. */
export function AddOffer({ kind, words, filled }: AddOfferProps) {
  const [added, setAdded] = useState('');
  return (
    <div>
      <AddFold kind={kind} filled={filled} label={words.add}>
        {(fold) => (
          <AddOfferForm
            kind={kind}
            words={words}
            onCancel={filled ? fold : undefined}
            onAdded={(name) => {
              setAdded(m.portfolio_offer_added({ name }));
              fold();
            }}
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

interface AddOfferFormProps extends Omit<AddOfferProps, 'filled'> {
  onCancel: (() => void) | undefined;
  onAdded: (name: string) => void;
}

function AddOfferForm({ kind, words, onCancel, onAdded }: AddOfferFormProps) {
  const store = useEditorStore();
  const input = useAddition(kind);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete(kind, input)) return;
    // The server gives it an id of its own with the save.
    store.dispatch({ type: 'offer added', list: kind, item: { ...input, id: randomText() } });
    store.dispatch({ type: 'addition cleared', kind });
    onAdded(input.name.trim());
  };
  return (
    <form noValidate aria-label={words.newItem} className={styles.form} onSubmit={submit}>
      <AddFormHead kind={kind} label={words.newItem} onCancel={onCancel} />
      <OfferFields
        value={input}
        error={() => undefined}
        onChange={(patch) => store.dispatch({ type: 'addition typed', kind, patch })}
      />
      <Button type="submit" variant="secondary" className={styles.add}>
        <Plus size={18} aria-hidden="true" />
        {words.add}
      </Button>
    </form>
  );
}
