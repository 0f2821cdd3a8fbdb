import { m } from '#messages';
import { FieldRow } from '../../../components/form/field-row.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import type { ItemFieldsProps } from './item-fields.ts';

export function ExperienceFields({ value, onChange, error }: ItemFieldsProps<'experiences'>) {
  return (
    <>
      <FieldRow>
        <TextField
          name="title"
          label={m.portfolio_experience_title()}
          value={value.title}
          error={error('title')}
          onChange={(title) => onChange({ title })}
          enterKeyHint="next"
        />
        <TextField
          name="company"
          label={m.portfolio_experience_company()}
          value={value.company}
          error={error('company')}
          onChange={(company) => onChange({ company })}
          enterKeyHint="next"
        />
      </FieldRow>
      <TextField
        name="period"
        label={m.portfolio_experience_period()}
        placeholder={m.portfolio_experience_period_example()}
        optional
        value={value.period}
        error={error('period')}
        onChange={(period) => onChange({ period })}
        enterKeyHint="next"
      />
      <TextArea
        name="description"
        label={m.portfolio_experience_description()}
        optional
        rows={3}
        value={value.description}
        error={error('description')}
        onChange={(description) => onChange({ description })}
      />
    </>
  );
}
