import { m } from '#messages';
import { FieldRow } from '../../../components/form/field-row.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import type { ItemFieldsProps } from './item-fields.ts';

export function EducationFields({ value, onChange, error }: ItemFieldsProps<'educations'>) {
  return (
    <>
      <FieldRow>
        <TextField
          name="degree"
          label={m.portfolio_education_degree()}
          value={value.degree}
          error={error('degree')}
          onChange={(degree) => onChange({ degree })}
          enterKeyHint="next"
        />
        <TextField
          name="institution"
          label={m.portfolio_education_institution()}
          value={value.institution}
          error={error('institution')}
          onChange={(institution) => onChange({ institution })}
          enterKeyHint="next"
        />
      </FieldRow>
      <TextField
        name="year"
        label={m.portfolio_education_year()}
        optional
        value={value.year}
        error={error('year')}
        onChange={(year) => onChange({ year })}
        enterKeyHint="done"
      />
    </>
  );
}
