import { type ContentType, contentDefinitions } from '@vitrine/contracts';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useEndpoint } from '../../../lib/endpoint-query.ts';
import { typeWords } from '../components/content-words.ts';
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
    case 'reference':
      return spec.to ? <ReferenceField {...bound} to={spec.to} /> : null;
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

/** One of the entries of another content type. */
function ReferenceField({ to, ...bound }: Bound & { to: ContentType }) {
  const { data } = useEndpoint(`content.${to}.list`);
  const { title } = contentDefinitions[to];
  const entries: readonly ({ id: string } & Readonly<Record<string, unknown>>)[] = data ?? [];
  const options = entries.map((entry) => ({ value: entry.id, label: String(entry[title]) }));
  // An entry that is gone, or not there yet: choosing must not lose it silently.
  const known = bound.value === '' || options.some(({ value }) => value === bound.value);
  const missing = known ? [] : [{ value: bound.value, label: bound.value }];
  return (
    <SelectField
      {...bound}
      options={[...missing, ...options]}
      placeholder={typeWords(to).noneChosen}
    />
  );
}
