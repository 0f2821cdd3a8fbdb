import { trainingPrograms } from '@vitrine/contracts';
import { m } from '#messages';
import { FieldRow } from '../../../components/form/field-row.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import type { ApplicationKind } from '../send-application.ts';

const programs = trainingPrograms.map((program) => ({ value: program, label: program }));

/** What each of the two programmes asks for (APP-02). */
export function ApplicationFields({ kind }: { kind: ApplicationKind }) {
  const internship = kind === 'internship';
  return (
    <>
      <FieldRow>
        <TextField name="name" label={m.public_form_name()} autoComplete="name" required />
        <TextField
          name="email"
          label={m.public_form_email()}
          type="email"
          autoComplete="email"
          required
        />
      </FieldRow>
      <TextField
        name="phone"
        label={m.application_phone()}
        type="tel"
        autoComplete="tel"
        optional
      />
      {internship ? null : (
        <SelectField
          name="program"
          label={m.application_program()}
          placeholder={m.application_program_choose()}
          options={programs}
          required
        />
      )}
      <TextArea
        name="education"
        label={m.application_education()}
        rows={3}
        required={internship}
        optional={!internship}
      />
      {internship ? (
        <TextArea name="interests" label={m.application_interests()} rows={3} required />
      ) : null}
      <TextArea name="message" label={m.public_form_message()} rows={4} required />
    </>
  );
}
