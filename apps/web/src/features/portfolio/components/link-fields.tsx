import { m } from '#messages';
import { FieldRow } from '../../../components/form/field-row.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import type { ItemFieldsProps } from './item-fields.ts';

export function LinkFields({ value, onChange, error }: ItemFieldsProps<'links'>) {
  return (
    <FieldRow>
      <TextField
        name="name"
        label={m.portfolio_link_name()}
        value={value.name}
        error={error('name')}
        onChange={(name) => onChange({ name })}
        enterKeyHint="next"
      />
      <TextField
        name="url"
        type="url"
        label={m.portfolio_link_url()}
        placeholder="https://"
        value={value.url}
        error={error('url')}
        onChange={(url) => onChange({ url })}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="url"
        spellCheck={false}
        enterKeyHint="done"
      />
    </FieldRow>
  );
}
