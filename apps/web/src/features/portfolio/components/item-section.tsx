import type { Item, ItemKind } from '../state/item-kinds.ts';
import { AddFold } from './add-fold.tsx';
import { AddItemForm } from './add-item-form.tsx';
import { useEditor } from './editor-context.ts';
import { EditorSection } from './editor-section.tsx';
import { FailureAlert } from './failure-alert.tsx';
import type { ItemFields } from './item-fields.ts';
import { ItemList } from './item-list.tsx';

export interface ItemSectionProps<K extends ItemKind> {
  kind: K;
  Fields: ItemFields<K>;
  /** What an item is called where it is asked about. */
  nameOf: (item: Item<K>) => string;
  /** What tells it from others of that name, in a line. */
  detailOf: (item: Item<K>) => string;
  words: { title: string; newItem: string; add: string };
}

/** The items of one kind, and the form that adds another. */
export function ItemSection<K extends ItemKind>(props: ItemSectionProps<K>) {
  const { kind, Fields, nameOf, detailOf, words } = props;
  const { draft, errors, changeItem, moveItem } = useEditor();
  const filled = draft[kind].length > 0;
  return (
    <EditorSection id={kind} title={words.title}>
      {errors[kind] ? <FailureAlert title={errors[kind]} /> : null}
      <ItemList
        kind={kind}
        items={draft[kind]}
        Fields={Fields}
        nameOf={nameOf}
        detailOf={detailOf}
        errors={errors}
        changeItem={changeItem}
        moveItem={moveItem}
      />
      <AddFold kind={kind} filled={filled} label={words.add}>
        {(fold) => (
          <AddItemForm
            kind={kind}
            Fields={Fields}
            label={words.newItem}
            addLabel={words.add}
            onFold={fold}
            cancellable={filled}
          />
        )}
      </AddFold>
    </EditorSection>
  );
}
