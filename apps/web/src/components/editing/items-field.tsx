import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { blankValue, type FieldItems, itemName, withPath } from '#lib/editing/field.ts';
import { m } from '#messages';
import { FieldError } from '../form/field-shell.tsx';
import { useSurroundingForm } from '../form/form-context.ts';
import { Cluster, Stack } from '../layout/primitives.tsx';
import { Button } from '../ui/button.tsx';
import { textStyle } from '../ui/text-style.ts';
import styles from './editing.module.css';
import type { EntriesProps } from './kinds.ts';

/** Entries with fields of their own: changed, added, taken out, brought to the front. */
export function ItemsField({ field, name, control }: EntriesProps) {
  const items = field.items as FieldItems;
  const { rows, list, add, remove, moveUp } = useItems(name);
  const error = useSurroundingForm()?.errorOf(name);
  const blank = () =>
    items.fields.reduce<object>((item, one) => withPath(item, one.path, blankValue(one)), {});
  return (
    <Stack as="fieldset" gap={3} fill="shrink" ref={list} tabIndex={-1} aria-label={field.label()}>
      {rows.map((key, index) => (
        <Entry
          key={key}
          items={items}
          control={control}
          name={`${name}.${index}`}
          index={index}
          onMoveUp={items.add && index > 0 ? () => moveUp(index) : undefined}
          onRemove={items.add ? () => remove(index) : undefined}
        />
      ))}
      {error ? <FieldError id={`${name}-error`} error={error} /> : null}
      {items.add ? (
        <div>
          <Button size="small" variant="secondary" onClick={() => add(blank())}>
            <Plus size={18} aria-hidden="true" />
            {items.add()}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

interface EntryProps {
  control: EntriesProps['control'];
  items: FieldItems;
  name: string;
  index: number;
  onMoveUp: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** One entry of a list: its fields, and what can be done with the whole of it. */
function Entry(props: EntryProps) {
  const { control: Control, items, name, index, onMoveUp, onRemove } = props;
  const title = itemName(items, Object(useWatch({ name })), index);
  return (
    <Stack as="fieldset" gap={2} fill="shrink" tabIndex={-1} data-item="" className={styles.item}>
      <legend className={textStyle({ weight: 'strong', wrap: 'anywhere' }, styles.legend)}>
        {title}
      </legend>
      {items.fields.map((one) => (
        <Control key={one.path} field={one} name={`${name}.${one.path}`} />
      ))}
      <Cluster gap={1}>
        {onMoveUp ? (
          <Button
            size="small"
            variant="ghost"
            aria-label={m.editing_item_move_up_named({ name: title })}
            onClick={onMoveUp}
          >
            {m.editing_item_move_up()}
          </Button>
        ) : null}
        {onRemove ? (
          <Button
            size="small"
            variant="ghost"
            aria-label={m.editing_remove_named({ name: title })}
            onClick={onRemove}
          >
            {m.editing_remove()}
          </Button>
        ) : null}
      </Cluster>
    </Stack>
  );
}

/**
 * The entries of a list in the form. After each change the focus goes to the entry it was about, as
 * soon as that is in the page, or beside the one that was removed.
 * @param within what takes the focus in an element marked `data-item`; that itself without it
 */
export function useItems(name: string, within?: string) {
  const { fields, append, insert, remove, move } = useFieldArray({ name, keyName: 'rowKey' });
  const list = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const entries = list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [];
    const entry = entries[Math.min(wanted.current, entries.length - 1)];
    wanted.current = undefined;
    ((within && entry?.querySelector<HTMLElement>(within)) || entry || list.current)?.focus();
  }, [fields, within]);
  const goTo = (index: number, change: () => void) => {
    wanted.current = index;
    change();
  };
  return {
    /** A key for each entry, which stays its own wherever it moves. */
    rows: fields.map(({ rowKey }) => rowKey),
    list,
    add: (blank: object) => goTo(fields.length, () => append(blank, { shouldFocus: false })),
    remove: (index: number) => goTo(index, () => remove(index)),
    /** Puts an entry back where it was. */
    insert: (index: number, entry: object) =>
      goTo(index, () => insert(index, entry, { shouldFocus: false })),
    move,
    moveUp: (index: number) => goTo(index - 1, () => move(index, index - 1)),
  };
}
