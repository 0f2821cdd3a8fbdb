import { trainingPrograms } from '@vitrine/contracts';
import { SelectField } from '#components/form/select-field.tsx';
import { SenderFields } from '#components/form/sender-fields.tsx';
import { TextArea, TextField } from '#components/form/text-field.tsx';
import { m } from '#messages';

export type ApplicationKind = 'internship' | 'training';

export const applicationWords = {
  internship: {
    title: m.application_internship_title,
    lead: m.application_internship_lead,
    thanks: m.application_internship_thanks,
  },
  training: {
    title: m.application_training_title,
    lead: m.application_training_lead,
    thanks: m.application_training_thanks,
  },
};

const programs = trainingPrograms.map((program) => ({ value: program, label: program }));

/** What each of the two programmes asks for (APP-02). */
export function ApplicationFields({ kind }: { kind: ApplicationKind }) {
  const internship = kind === 'internship';
  return (
    <>
      <SenderFields />
      <TextField name="phone" label={m.field_phone()} type="tel" autoComplete="tel" optional />
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
        label={m.field_education()}
        rows={3}
        required={internship}
        optional={!internship}
      />
      {internship ? (
        <TextArea name="interests" label={m.field_interests()} rows={3} required />
      ) : null}
      <TextArea name="message" label={m.field_message()} rows={4} required />
    </>
  );
}
