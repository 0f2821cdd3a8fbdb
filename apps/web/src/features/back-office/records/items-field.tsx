import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Stack } from '../../../components/layout/primitives.tsx';
import { Button } from '../../../components/ui/button.tsx';
import type { ItemsSpec } from './field-spec.ts';
import { ItemFields } from './item-fields.tsx';
import { readItems } from './item-text.ts';
import { movedUp, typedInto, withNew, without } from './items.ts';

interface ItemsFieldProps {
  path: string;
  label: string;
  items: ItemsSpec;
  value: string;
  /** Of the whole record, by path. */
  errors: Readonly<Record<string, string>>;
  onChange: (text: string) => void;
}

/** Entries with fields of their own: changed, added, taken out, brought to the front. */
export function ItemsField({ path, label, items, value, errors, onChange }: ItemsFieldProps) {
  const { list, goTo } = useFocusAfter(value);
  const entries = readItems(value);
  const change = (text: string, place: number) => {
    goTo(place);
    onChange(text);
  };
  return (
    <Stack as="fieldset" gap={3} fill="shrink" ref={list} tabIndex={-1} aria-label={label}>
      {entries.map((item, index) => (
        <ItemFields
          // Entries have no name of their own; what is typed stands in `value`, not in them.
          key={index}
          at={{ path, index }}
          {...{ items, item, errors }}
          onChange={(field, typed) => onChange(typedInto(value, index, field, typed))}
          onMoveUp={
            items.add && index > 0 ? () => change(movedUp(value, index), index - 1) : undefined
          }
          onRemove={items.add ? () => change(without(value, index), index) : undefined}
        />
      ))}
      {items.add ? (
        <div>
          <Button
            size="small"
            variant="secondary"
            onClick={() => change(withNew(value, items), entries.length)}
          >
            <Plus size={18} aria-hidden="true" />
            {items.add()}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

/** Brings the focus to an entry once it stands there; to the list where there is none any more. */
function useFocusAfter(value: string) {
  const list = useRef<HTMLFieldSetElement>(null);
  const place = useRef<number>(undefined);
  useEffect(() => {
    if (place.current === undefined) return;
    const entries = list.current?.querySelectorAll<HTMLElement>('fieldset') ?? [];
    const entry = entries[Math.min(place.current, entries.length - 1)];
    place.current = undefined;
    (entry ?? list.current)?.focus();
  }, [value]);
  const goTo = (index: number) => {
    place.current = index;
  };
  return { list, goTo };
}
