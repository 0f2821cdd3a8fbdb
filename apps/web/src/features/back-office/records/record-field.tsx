import { m } from '#messages';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useEndpoint } from '../../../lib/endpoint-query.ts';
import { PictureField } from '../library/picture-field.tsx';
import { PicturesField } from '../library/pictures-field.tsx';
import type { FieldSpec } from './field-spec.ts';

interface RecordFieldProps {
  spec: FieldSpec;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** One control; nothing is checked here, that is the server's part (WEB-02). */
export function RecordField({ spec, value, error, onChange }: RecordFieldProps) {
  const bound = { name: spec.path, label: spec.label(), value, error, onChange };
  const hint = spec.hint?.();
  switch (spec.kind) {
    case 'text':
      return <TextArea {...bound} hint={hint} rows={4} />;
    case 'list':
      return <TextArea {...bound} hint={hint} rows={3} />;
    case 'picture':
      return <PictureField {...bound} />;
    case 'pictures':
      return <PicturesField {...bound} />;
    case 'department':
      return <DepartmentField {...bound} />;
    case 'number':
    case 'optional-number':
      return <TextField {...bound} hint={hint} inputMode="numeric" autoComplete="off" />;
    default:
      return <TextField {...bound} hint={hint} type={spec.type ?? 'text'} autoComplete="off" />;
  }
}

type Bound = Pick<RecordFieldProps, 'value' | 'error' | 'onChange'> & {
  name: string;
  label: string;
};

function DepartmentField(bound: Bound) {
  const { data: departments = [] } = useEndpoint('content.departments.list');
  const options = departments.map(({ id, name }) => ({ value: id, label: name }));
  // A department that is gone, or not there yet: choosing must not lose it silently.
  const known = bound.value === '' || options.some(({ value }) => value === bound.value);
  const missing = known ? [] : [{ value: bound.value, label: bound.value }];
  return (
    <SelectField
      {...bound}
      options={[...missing, ...options]}
      placeholder={m.admin_content_no_department()}
    />
  );
}
