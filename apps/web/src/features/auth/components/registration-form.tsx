import {
  professions,
  type RegistrationForm as Registration,
  registrationFormSchema,
} from '@vitrine/contracts';
import { m } from '#messages';
import { FieldRow } from '../../../components/form/field-row.tsx';
import { Form } from '../../../components/form/form.tsx';
import { PasswordField } from '../../../components/form/password-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { registrationFailure } from '../api/failure.ts';
import { EmailField } from './email-field.tsx';

interface RegistrationFormProps {
  onSubmit: (form: Registration) => Promise<void>;
}

const PROFESSIONS = professions.map((profession) => ({ value: profession, label: profession }));

// No default values: what was typed, or filled in by the browser, before the app took over stays.
export function RegistrationForm({ onSubmit }: RegistrationFormProps) {
  return (
    <Form
      schema={registrationFormSchema}
      defaultValues={{}}
      onSubmit={onSubmit}
      failure={registrationFailure}
    >
      <FieldRow>
        <TextField name="first_name" label={m.auth_first_name()} autoComplete="given-name" />
        <TextField name="last_name" label={m.auth_last_name()} autoComplete="family-name" />
      </FieldRow>
      <EmailField autoComplete="email" />
      <FieldRow>
        <PasswordField
          name="password"
          label={m.auth_password()}
          autoComplete="new-password"
          hint={m.auth_password_hint()}
        />
        <PasswordField
          name="confirm_password"
          label={m.auth_confirm_password()}
          autoComplete="new-password"
        />
      </FieldRow>
      <SelectField
        name="profession"
        label={m.auth_profession()}
        options={PROFESSIONS}
        placeholder={m.auth_profession_choose()}
        autoComplete="organization-title"
      />
      <TextField
        name="phone"
        label={m.auth_phone()}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        optional
      />
      <TextField
        name="skills"
        label={m.auth_skills()}
        hint={m.auth_skills_hint()}
        autoComplete="off"
        optional
      />
      <SubmitButton label={m.auth_register()} busyLabel={m.auth_processing()} size="large" wide />
    </Form>
  );
}
