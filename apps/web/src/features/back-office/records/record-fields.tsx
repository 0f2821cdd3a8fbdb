import { FieldRow } from '../../../components/form/field-row.tsx';
import { Stack } from '../../../components/layout/primitives.tsx';
import type { EditedRecord } from './edited-record.ts';
import type { FieldSpec } from './field-spec.ts';
import { ItemsField } from './items-field.tsx';
import { RecordField } from './record-field.tsx';

interface RecordFieldsProps {
  record: EditedRecord;
  fields: readonly FieldSpec[];
  errors: Readonly<Record<string, string>>;
  onChange: (path: string, text: string) => void;
  /** Two and two side by side. */
  paired?: boolean | undefined;
}

/** A control for each field of a record. */
export function RecordFields(props: RecordFieldsProps) {
  const { fields, paired } = props;
  if (!paired) {
    return (
      <Stack gap={3}>
        {fields.map((spec) => (
          <Bound key={spec.path} spec={spec} {...props} />
        ))}
      </Stack>
    );
  }
  const pairs = fields.filter((_, index) => index % 2 === 0);
  return (
    <Stack gap={3}>
      {pairs.map((first, index) => {
        const second = fields[2 * index + 1];
        return (
          <FieldRow key={first.path}>
            <Bound spec={first} {...props} />
            {second ? <Bound spec={second} {...props} /> : null}
          </FieldRow>
        );
      })}
    </Stack>
  );
}

function Bound({ spec, record, errors, onChange }: RecordFieldsProps & { spec: FieldSpec }) {
  const value = record.values[spec.path] ?? '';
  const change = (text: string) => onChange(spec.path, text);
  if (spec.items) {
    return (
      <ItemsField
        path={spec.path}
        label={spec.label()}
        items={spec.items}
        {...{ value, errors }}
        onChange={change}
      />
    );
  }
  return <RecordField spec={spec} value={value} error={errors[spec.path]} onChange={change} />;
}
