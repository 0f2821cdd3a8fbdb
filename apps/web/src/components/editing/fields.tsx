import { useController } from 'react-hook-form';
import type { Field } from '#lib/editing/field.ts';
import { CheckboxField } from '../form/checkbox-field.tsx';
import { FieldRow } from '../form/field-shell.tsx';
import { useSurroundingForm } from '../form/form-context.ts';
import { SelectField } from '../form/select-field.tsx';
import { TextArea, TextField } from '../form/text-field.tsx';
import { Stack } from '../layout/primitives.tsx';
import { type KindControlProps, useKinds } from './kinds.ts';

interface FieldsProps {
  fields: readonly Field[];
  /** Two and two side by side. */
  paired?: boolean | undefined;
}

/** A control for each field, inside an `EditorForm`. */
export function Fields({ fields, paired }: FieldsProps) {
  const rows = paired
    ? fields.flatMap((field, index) => (index % 2 ? [] : [[field, fields[index + 1]]]))
    : fields.map((field) => [field]);
  return (
    <Stack gap={3}>
      {rows.map(([first, second]) =>
        first && second ? (
          <FieldRow key={first.path}>
            <FieldControl field={first} />
            <FieldControl field={second} />
          </FieldRow>
        ) : first ? (
          <FieldControl key={first.path} field={first} />
        ) : null,
      )}
    </Stack>
  );
}

interface FieldControlProps {
  field: Field;
  /** Where its value is in the form, if that is not its path: within the entry of a list. */
  name?: string | undefined;
}

/** The control of one field. */
export function FieldControl({ field, name = field.path }: FieldControlProps) {
  const own = useKinds()[field.kind];
  const bound = { name, label: field.label(), hint: field.hint?.() };
  if (own?.control) return <Controlled {...bound} control={own.control} />;
  if (own?.entries) return <own.entries field={field} name={name} control={FieldControl} />;
  switch (field.kind) {
    case 'text':
      return <TextArea {...bound} rows={field.rows ?? 4} />;
    case 'list':
      return <Controlled {...bound} control={ListControl} />;
    case 'number':
    case 'optional-number':
      return <Controlled {...bound} control={NumberControl} />;
    case 'select':
      return <SelectField {...bound} options={field.options?.() ?? []} />;
    case 'checkbox':
      return <CheckboxField name={name} label={bound.label} />;
    default:
      return <TextField {...bound} type={field.type ?? 'text'} autoComplete="off" />;
  }
}

type Bound = Pick<KindControlProps, 'name' | 'label' | 'hint'>;

/** A control whose value is no text: held by the form, shown by the control. */
function Controlled({
  control: Control,
  ...bound
}: Bound & { control: React.ComponentType<KindControlProps> }) {
  const { field } = useController({ name: bound.name });
  const error = useSurroundingForm()?.errorOf(bound.name);
  return (
    <Control {...bound} error={error} value={field.value as never} onChange={field.onChange} />
  );
}

function ListControl({ value, onChange, ...bound }: KindControlProps<readonly string[]>) {
  return (
    <TextArea
      {...bound}
      rows={3}
      value={value.join('\n')}
      onChange={(text) => onChange(text === '' ? [] : text.split('\n'))}
    />
  );
}

/** What is no number stays as it is typed: the server has the words for that. */
function NumberControl({ value, onChange, ...bound }: KindControlProps<number | string | null>) {
  return (
    <TextField
      {...bound}
      inputMode="numeric"
      autoComplete="off"
      value={String(value ?? '')}
      onChange={(text) => onChange(String(Number(text)) === text ? Number(text) : text)}
    />
  );
}
