import { m } from '#messages';
import { Cluster, Stack } from '../../../components/layout/primitives.tsx';
import { Button } from '../../../components/ui/button.tsx';
import type { FieldSpec, ItemsSpec } from './field-spec.ts';
import { itemName } from './items.ts';
import styles from './items-field.module.css';
import { RecordField } from './record-field.tsx';
import { valuesOf } from './values.ts';

interface ItemFieldsProps {
  at: { path: string; index: number };
  items: ItemsSpec;
  item: object;
  errors: Readonly<Record<string, string>>;
  onChange: (field: FieldSpec, typed: string) => void;
  onMoveUp: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** One entry of a list: its fields, and what can be done with the whole of it. */
export function ItemFields(props: ItemFieldsProps) {
  const { at, items, item, errors, onChange, onMoveUp, onRemove } = props;
  const name = itemName(items, item, at.index);
  const values = valuesOf(items.fields, item);
  return (
    <Stack as="fieldset" gap={2} fill="shrink" tabIndex={-1} className={styles.item}>
      <legend className={styles.legend}>{name}</legend>
      {items.fields.map((field) => {
        const path = `${at.path}.${at.index}.${field.path}`;
        return (
          <RecordField
            key={field.path}
            spec={{ ...field, path }}
            value={values[field.path] ?? ''}
            error={errorAt(errors, path)}
            onChange={(typed) => onChange(field, typed)}
          />
        );
      })}
      <Cluster gap={1}>
        {onMoveUp ? (
          <Button
            size="small"
            variant="ghost"
            aria-label={m.admin_items_move_up_named({ name })}
            onClick={onMoveUp}
          >
            {m.admin_items_move_up()}
          </Button>
        ) : null}
        {onRemove ? (
          <Button
            size="small"
            variant="ghost"
            aria-label={m.admin_page_remove_named({ name })}
            onClick={onRemove}
          >
            {m.admin_page_remove()}
          </Button>
        ) : null}
      </Cluster>
    </Stack>
  );
}

/** Of a list the server names the line: 'requirements.2' belongs to 'requirements'. */
const errorAt = (errors: Readonly<Record<string, string>>, path: string): string | undefined =>
  Object.entries(errors).find(([one]) => one === path || one.startsWith(`${path}.`))?.[1];
