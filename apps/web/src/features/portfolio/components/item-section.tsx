import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { layoutClass } from '#components/layout/layout-class.ts';
import { linkHost } from '#components/portfolio-view/link-host.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { readPath } from '#lib/editing/field.ts';
import { m } from '#messages';
import { useEditorStore } from '../state/editor-store.ts';
import { type FieldErrors, hasErrors } from '../state/field-errors.ts';
import { type AdditionKind, type Item, isOffer } from '../state/item-kinds.ts';
import { itemFields } from '../state/portfolio-fields.ts';
import { AddItem, AddOffer, type ItemWords } from './add-item.tsx';
import { useEditor } from './editor-context.ts';
import { EditorSection } from './editor-section.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { DeleteItemButton, FoldedItem, nameOrUntitled } from './folded-item.tsx';
import { ItemFields } from './item-fields.tsx';
import { SortableList } from './sortable-list.tsx';

interface Section extends ItemWords {
  title: () => string;
  /** What tells an item from others of its name, in a line. */
  details: readonly string[];
}

const sections: Record<AdditionKind, Section> = {
  experiences: {
    title: m.portfolio_view_experience,
    newItem: m.portfolio_new_experience,
    add: m.portfolio_add_experience,
    details: ['company', 'period'],
  },
  educations: {
    title: m.field_education,
    newItem: m.portfolio_new_education,
    add: m.portfolio_add_education,
    details: ['institution', 'year'],
  },
  projects: {
    title: m.page_projects,
    newItem: m.portfolio_new_project,
    add: m.portfolio_add_project,
    details: ['technologies'],
  },
  links: {
    title: m.portfolio_view_links,
    newItem: m.portfolio_new_link,
    add: m.portfolio_add_link,
    details: ['url'],
  },
  services: {
    title: m.page_services,
    newItem: m.portfolio_new_service,
    add: m.portfolio_add_service,
    details: ['price'],
  },
  products: {
    title: m.portfolio_view_products,
    newItem: m.portfolio_new_product,
    add: m.portfolio_add_product,
    details: ['price'],
  },
};

/**
 * The items of one kind, and the form that adds another. Services and products have no endpoint of
 * their own: all of it waits for the save.
 */
export const ItemSection = memo(function ItemSection({ kind }: { kind: AdditionKind }) {
  const { draft, errors } = useEditor();
  const words = sections[kind];
  const filled = draft[kind].length > 0;
  const hint = isOffer(kind) ? m.portfolio_offers_hint() : undefined;
  return (
    <EditorSection id={kind} title={words.title()} hint={hint}>
      {errors[kind] ? <FailureAlert title={errors[kind]} /> : null}
      <ItemList kind={kind} items={draft[kind]} errors={errors} />
      {isOffer(kind) ? (
        <AddOffer kind={kind} words={words} filled={filled} />
      ) : (
        <AddItem kind={kind} words={words} filled={filled} />
      )}
    </EditorSection>
  );
});

interface ItemListProps {
  kind: AdditionKind;
  items: readonly Item<AdditionKind>[];
  errors: FieldErrors;
}

/** The items of one kind; two hundred jobs are not looked at again while one types a summary. */
const ItemList = memo(function ItemList({ kind, items, errors }: ItemListProps) {
  const store = useEditorStore();
  return (
    <SortableList
      ids={items.map(({ id }) => id)}
      nameOf={(id) =>
        nameOf(
          kind,
          items.find((item) => item.id === id),
        )
      }
      onMove={(from, to) => store.dispatch({ type: 'item moved', list: kind, from, to })}
      className={layoutClass('stack', { gap: 2, list: true })}
    >
      {items.map((item, place) => (
        <ItemRow
          key={item.id}
          kind={kind}
          item={item}
          place={place}
          count={items.length}
          errors={errors}
        />
      ))}
    </SortableList>
  );
});

interface ItemRowProps extends Omit<ItemListProps, 'items'> {
  item: Item<AdditionKind>;
  place: number;
  count: number;
}

/** One item of a list; drawn again only when it changes, not at every letter typed elsewhere. */
const ItemRow = memo(function ItemRow({ kind, item, place, count, errors }: ItemRowProps) {
  const store = useEditorStore();
  const { id } = item;
  const path = `${kind}.${id}.`;
  const name = nameOf(kind, item);
  const named = nameOrUntitled(name);
  return (
    <FoldedItem
      id={id}
      name={name}
      detail={detailOf(kind, item)}
      place={place}
      count={count}
      wrong={hasErrors(errors, path)}
      remove={
        isOffer(kind) ? (
          <IconButton
            tone="danger"
            label={m.editing_remove_named({ name: named })}
            onClick={() => store.dispatch({ type: 'offer removed', list: kind, id })}
          >
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        ) : (
          <DeleteItemButton list={kind} id={id} name={named} />
        )
      }
    >
      <ItemFields
        fields={itemFields[kind]}
        value={item}
        error={(field) => errors[path + field]}
        onChange={(patch) => store.dispatch({ type: 'item changed', list: kind, id, patch })}
      />
    </FoldedItem>
  );
});

/** What an item is called where it is asked about: what its first field says. */
const nameOf = (kind: AdditionKind, item: object | undefined): string =>
  String(readPath(item, itemFields[kind][0]?.path ?? '') ?? '');

function detailOf(kind: AdditionKind, item: object): string {
  const parts = sections[kind].details.flatMap((path) => readPath(item, path) as string | string[]);
  const shown = kind === 'links' ? parts.map(linkHost) : parts;
  return shown.filter((part) => part.trim() !== '').join(' · ');
}
