import { m } from '#messages';
import { TextArea } from '../../../components/form/text-area.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import type { ItemFieldsProps } from './item-fields.ts';
import { TagInput } from './tag-input.tsx';

export function ProjectFields({ value, onChange, error }: ItemFieldsProps<'projects'>) {
  return (
    <>
      <TextField
        name="name"
        label={m.portfolio_project_name()}
        value={value.name}
        error={error('name')}
        onChange={(name) => onChange({ name })}
        enterKeyHint="next"
      />
      <TextArea
        name="description"
        label={m.portfolio_project_description()}
        hint={m.portfolio_project_description_hint()}
        rows={4}
        value={value.description}
        error={error('description')}
        onChange={(description) => onChange({ description })}
      />
      <TagInput
        name="technology"
        label={m.portfolio_technology()}
        addLabel={m.portfolio_add_technology()}
        listLabel={m.portfolio_view_technologies()}
        tags={value.technologies}
        error={error('technologies')}
        onChange={(technologies) => onChange({ technologies })}
      />
    </>
  );
}
