import { Trash2 } from 'lucide-react';
import { m } from '#messages';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { useEditorStore } from '../state/editor-store.ts';
import type { OfferKind } from '../state/item-kinds.ts';
import { AddOffer } from './add-offer.tsx';
import { useEditor } from './editor-context.ts';
import { EditorSection } from './editor-section.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { FoldedItem, nameOrUntitled } from './folded-item.tsx';
import styles from './item-section.module.css';
import { OfferFields } from './offer-fields.tsx';
import { SortableList } from './sortable/sortable-list.tsx';

interface OfferSectionProps {
  kind: OfferKind;
  words: { title: string; newItem: string; add: string };
}

/** Services or products. They have no endpoint of their own: all of it waits for the save. */
export function OfferSection({ kind, words }: OfferSectionProps) {
  const { draft, errors, changeItem, moveItem } = useEditor();
  const store = useEditorStore();
  const offers = draft[kind];
  return (
    <EditorSection id={kind} title={words.title} hint={m.portfolio_offers_hint()}>
      {errors[kind] ? <FailureAlert title={errors[kind]} /> : null}
      <SortableList
        ids={offers.map(({ id }) => id)}
        nameOf={(id) => offers.find((offer) => offer.id === id)?.name ?? ''}
        onMove={(from, to) => moveItem(kind, from, to)}
        className={styles.items}
      >
        {offers.map((offer, place) => (
          <FoldedItem
            key={offer.id}
            id={offer.id}
            name={offer.name}
            detail={offer.price}
            sort={{ place, count: offers.length }}
            wrong={Object.keys(errors).some((path) => path.startsWith(`${kind}.${offer.id}.`))}
            remove={
              <IconButton
                tone="danger"
                label={m.portfolio_remove({ name: nameOrUntitled(offer.name) })}
                onClick={() => store.dispatch({ type: 'offer removed', list: kind, id: offer.id })}
              >
                <Trash2 size={18} aria-hidden="true" />
              </IconButton>
            }
          >
            <OfferFields
              value={offer}
              error={(field) => errors[`${kind}.${offer.id}.${field}`]}
              onChange={(patch) => changeItem(kind, offer.id, patch)}
            />
          </FoldedItem>
        ))}
      </SortableList>
      <AddOffer kind={kind} words={words} filled={offers.length > 0} />
    </EditorSection>
  );
}
