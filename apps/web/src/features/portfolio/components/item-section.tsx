import { Trash2 } from 'lucide-react';
import { type ComponentType, memo } from 'react';
import { m } from '#messages';
import { linkHost } from '../../../components/portfolio-view/link-host.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { useEditorStore } from '../state/editor-store.ts';
import { type FieldErrors, hasErrors } from '../state/field-errors.ts';
import type { AdditionKind, Item, ItemInput, ItemKind, OfferKind } from '../state/item-kinds.ts';
import { AddFold, AddItemForm, AddOffer } from './add-item.tsx';
import { type Editor, useEditor } from './editor-context.ts';
import { EditorSection } from './editor-section.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { DeleteItemButton, FoldedItem, nameOrUntitled } from './folded-item.tsx';
import {
  EducationFields,
  ExperienceFields,
  type ItemFields,
  type ItemWords,
  LinkFields,
  OfferFields,
  ProjectFields,
} from './item-fields.tsx';
import styles from './item-section.module.css';
import { SortableList } from './sortable-list.tsx';

interface ItemSectionProps<K extends ItemKind> {
  kind: K;
  Fields: ItemFields<K>;
  /** What an item is called where it is asked about. */
  nameOf: (item: Item<K>) => string;
  /** What tells it from others of that name, in a line. */
  detailOf: (item: Item<K>) => string;
  words: ItemWords;
}

/** The items of one kind, and the form that adds another. */
export function ItemSection<K extends ItemKind>(props: ItemSectionProps<K>) {
  const { words, ...list } = props;
  const { kind, Fields } = list;
  const filled = useEditor().draft[kind].length > 0;
  return (
    <EditorSection id={kind} title={words.title}>
      <Items {...list} Remove={DeleteItemButton} />
      <AddFold kind={kind} filled={filled} label={words.add}>
        {(fold) => (
          <AddItemForm
            kind={kind}
            Fields={Fields}
            words={words}
            onFold={fold}
            cancellable={filled}
          />
        )}
      </AddFold>
    </EditorSection>
  );
}

/** Services or products. They have no endpoint of their own: all of it waits for the save. */
function OfferSection({ kind, words }: { kind: OfferKind; words: ItemWords }) {
  const filled = useEditor().draft[kind].length > 0;
  return (
    <EditorSection id={kind} title={words.title} hint={m.portfolio_offers_hint()}>
      <Items
        kind={kind}
        Fields={OfferFields}
        nameOf={offerName}
        detailOf={offerPrice}
        Remove={RemoveOfferButton}
      />
      <AddOffer kind={kind} words={words} filled={filled} />
    </EditorSection>
  );
}

// Always the same two, so that the list is not drawn again for them.
const offerName = ({ name }: Item<OfferKind>) => name;
const offerPrice = ({ price }: Item<OfferKind>) => price;

interface RemoveProps<K> {
  list: K;
  id: string;
  name: string;
}

function RemoveOfferButton({ list, id, name }: RemoveProps<OfferKind>) {
  const store = useEditorStore();
  return (
    <IconButton
      tone="danger"
      label={m.portfolio_remove({ name })}
      onClick={() => store.dispatch({ type: 'offer removed', list, id })}
    >
      <Trash2 size={18} aria-hidden="true" />
    </IconButton>
  );
}

interface ItemsProps<K extends AdditionKind> {
  kind: K;
  Fields: ItemFields<K>;
  nameOf: (item: Item<K>) => string;
  detailOf: (item: Item<K>) => string;
  Remove: ComponentType<RemoveProps<K>>;
}

function Items<K extends AdditionKind>(props: ItemsProps<K>) {
  const { kind } = props;
  const { draft, errors, changeItem, moveItem } = useEditor();
  return (
    <>
      {errors[kind] ? <FailureAlert title={errors[kind]} /> : null}
      <ItemList
        {...props}
        items={draft[kind]}
        errors={errors}
        changeItem={changeItem}
        moveItem={moveItem}
      />
    </>
  );
}

interface ItemListProps<K extends AdditionKind> extends ItemsProps<K> {
  items: readonly Item<K>[];
  errors: FieldErrors;
  changeItem: Editor['changeItem'];
  moveItem: Editor['moveItem'];
}

function List<K extends AdditionKind>({ items, moveItem, ...row }: ItemListProps<K>) {
  const { kind, nameOf } = row;
  return (
    <SortableList
      ids={items.map(({ id }) => id)}
      nameOf={(id) => {
        const item = items.find((known) => known.id === id);
        return item ? nameOf(item) : '';
      }}
      onMove={(from, to) => moveItem(kind, from, to)}
      className={styles.items}
    >
      {items.map((item, place) => (
        <ItemRow key={item.id} {...row} item={item} place={place} count={items.length} />
      ))}
    </SortableList>
  );
}

/** The items of one kind; two hundred jobs are not looked at again while one types a summary. */
const ItemList = memo(List) as typeof List;

interface ItemRowProps<K extends AdditionKind>
  extends Omit<ItemListProps<K>, 'items' | 'moveItem'> {
  item: Item<K>;
  place: number;
  count: number;
}

function Row<K extends AdditionKind>(props: ItemRowProps<K>) {
  const { kind, item, Fields, nameOf, detailOf, Remove, place, count, errors, changeItem } = props;
  const path = `${kind}.${item.id}.`;
  const name = nameOf(item);
  return (
    <FoldedItem
      id={item.id}
      name={name}
      detail={detailOf(item)}
      place={place}
      count={count}
      wrong={hasErrors(errors, path)}
      remove={<Remove list={kind} id={item.id} name={nameOrUntitled(name)} />}
    >
      <Fields
        value={item as ItemInput<K>}
        error={(field) => errors[path + field]}
        onChange={(patch) => changeItem(kind, item.id, patch)}
      />
    </FoldedItem>
  );
}

/** One item of a list; drawn again only when it changes, not at every letter typed elsewhere. */
const ItemRow = memo(Row) as typeof Row;

/** What is there of these, in one line. */
const line = (...parts: string[]): string => parts.filter((part) => part.trim() !== '').join(' · ');

export const ExperienceSection = memo(() => (
  <ItemSection
    kind="experiences"
    Fields={ExperienceFields}
    nameOf={(experience) => experience.title}
    detailOf={({ company, period }) => line(company, period)}
    words={{
      title: m.portfolio_view_experience(),
      newItem: m.portfolio_new_experience(),
      add: m.portfolio_add_experience(),
    }}
  />
));

export const EducationSection = memo(() => (
  <ItemSection
    kind="educations"
    Fields={EducationFields}
    nameOf={(education) => education.degree}
    detailOf={({ institution, year }) => line(institution, year)}
    words={{
      title: m.portfolio_view_education(),
      newItem: m.portfolio_new_education(),
      add: m.portfolio_add_education(),
    }}
  />
));

export const ProjectSection = memo(() => (
  <ItemSection
    kind="projects"
    Fields={ProjectFields}
    nameOf={(project) => project.name}
    detailOf={({ technologies }) => line(...technologies)}
    words={{
      title: m.portfolio_view_projects(),
      newItem: m.portfolio_new_project(),
      add: m.portfolio_add_project(),
    }}
  />
));

export const LinkSection = memo(() => (
  <ItemSection
    kind="links"
    Fields={LinkFields}
    nameOf={(link) => link.name}
    detailOf={({ url }) => linkHost(url)}
    words={{
      title: m.portfolio_view_links(),
      newItem: m.portfolio_new_link(),
      add: m.portfolio_add_link(),
    }}
  />
));

export const ServiceSection = memo(() => (
  <OfferSection
    kind="services"
    words={{
      title: m.portfolio_view_services(),
      newItem: m.portfolio_new_service(),
      add: m.portfolio_add_service(),
    }}
  />
));

export const ProductSection = memo(() => (
  <OfferSection
    kind="products"
    words={{
      title: m.portfolio_view_products(),
      newItem: m.portfolio_new_product(),
      add: m.portfolio_add_product(),
    }}
  />
));
