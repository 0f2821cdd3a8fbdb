import type { PictureRef } from '@vitrine/contracts';
import { FieldRow } from '#components/form/field-shell.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { TextArea, TextField } from '#components/form/text-field.tsx';
import { readPath } from '#lib/editing/field.ts';
import { m } from '#messages';
import { type ItemField, PICTURES } from '../state/item-fields.ts';
import { ProjectPictures } from './project-pictures.tsx';
import { TagInput } from './tag-input.tsx';

interface ItemFieldsProps {
  fields: readonly ItemField[];
  /** The item. */
  value: object;
  onChange: (patch: object) => void;
  /** What is wrong with a field. */
  error?: ((field: string) => string | undefined) | undefined;
  disabled?: boolean | undefined;
}

/** What is as high as a line. */
const inARow: ReadonlySet<string> = new Set(['line', 'select']);

/** The fields of one item, the same for one that exists and for a new one. */
export function ItemFields({ fields, ...item }: ItemFieldsProps) {
  const [, second] = fields;
  const inRow = second && inARow.has(second.kind) ? 2 : 0;
  const isAsked = ({ when }: ItemField) => when?.(item.value as never) ?? true;
  return (
    <>
      {inRow > 0 ? (
        <FieldRow>
          {fields
            .slice(0, inRow)
            .filter(isAsked)
            .map((field) => (
              <Control key={field.path} field={field} {...item} />
            ))}
        </FieldRow>
      ) : null}
      {fields.slice(inRow).map((field) => (
        <Control key={field.path} field={field} last={field === fields.at(-1)} {...item} />
      ))}
    </>
  );
}

interface ControlProps extends Omit<ItemFieldsProps, 'fields'> {
  field: ItemField;
  last?: boolean | undefined;
}

const url = {
  inputMode: 'url',
  autoCapitalize: 'none',
  autoComplete: 'url',
  spellCheck: false,
} as const;

const tel = { inputMode: 'tel', autoComplete: 'off' } as const;

function Control({ field, last, value, onChange, error, disabled }: ControlProps) {
  const { path: name, kind, type, optional, placeholder } = field;
  const shown = readPath(value, name);
  if (kind === 'list') {
    return (
      <TagInput
        name="technology"
        label={m.portfolio_technology()}
        addLabel={m.portfolio_add_technology()}
        listLabel={field.label()}
        tags={shown as readonly string[]}
        error={error?.(name)}
        onChange={(tags) => onChange({ [name]: tags })}
      />
    );
  }
  if (kind === PICTURES) {
    return (
      <ProjectPictures
        label={field.label()}
        chosen={(shown ?? []) as readonly PictureRef[]}
        error={error?.(name)}
        onChange={(pictures) => onChange({ [name]: pictures })}
      />
    );
  }
  const bound = {
    name,
    label: field.label(),
    hint: field.hint?.(),
    placeholder: placeholder?.(),
    optional,
    disabled,
    value: String(shown ?? ''),
    error: error?.(name),
    onChange: (text: string) => onChange({ [name]: text }),
  };
  if (field.options) return <SelectField {...bound} options={field.options()} />;
  if (kind === 'text') return <TextArea {...bound} rows={field.rows ?? (optional ? 3 : 4)} />;
  return (
    <TextField
      {...bound}
      {...(type === 'url' && url)}
      {...(type === 'tel' && tel)}
      type={type ?? 'text'}
      enterKeyHint={last ? 'done' : 'next'}
    />
  );
}
