import { describe, expect, it } from 'vitest';
import type { z } from '../zod.ts';
import { accountSettingsFormSchema, registrationFormSchema } from './account.ts';
import { professions } from './professions.ts';

/** The first error of every field, as a form shows it. */
function errorsOf(schema: z.ZodType, value: object): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(
    issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]),
  );
}

const registration = {
  first_name: 'Ngozi',
  last_name: 'Fonyuy',
  email: 'ngozi@example.com',
  password: '12345678',
  confirm_password: '12345678',
  profession: 'Other',
};

describe('the registration form', () => {
  it('offers these professions', () => {
    expect(professions.join(', ')).toBe(
      'Software Developer, UI/UX Designer, Data Scientist, Project Manager, Digital Marketer, ' +
        'Graphic Designer, Content Writer, DevOps Engineer, Product Manager, Other',
    );
  });

  it('takes what is right, with phone and skills left out', () => {
    expect(registrationFormSchema.parse(registration)).toMatchObject({ phone: '', skills: '' });
  });

  it('says everything that is wrong at once', () => {
    const empty = { email: '', password: '', confirm_password: 'x', first_name: '', last_name: '' };
    expect(errorsOf(registrationFormSchema, { ...empty, profession: '' })).toEqual({
      first_name: 'firstNameRequired',
      last_name: 'lastNameRequired',
      email: 'emailRequired',
      password: 'passwordRequired',
      confirm_password: 'passwordsDiffer',
      profession: 'professionRequired',
    });
  });

  it.each([
    ['email', 'nobody', 'emailInvalid'],
    ['password', '1234567', 'passwordTooShort'],
    ['confirm_password', '12345679', 'passwordsDiffer'],
  ])('refuses %s %j', (field, value, message) => {
    expect(errorsOf(registrationFormSchema, { ...registration, [field]: value })[field]).toBe(
      message,
    );
  });
});

const settings = { firstName: 'Ngozi', lastName: 'Fonyuy', email: 'ngozi@example.com', phone: '' };

describe('the settings form', () => {
  it('asks for no password while none is changed', () => {
    expect(accountSettingsFormSchema.safeParse(settings).success).toBe(true);
  });

  it('asks for the current password with a new one', () => {
    const changed = { ...settings, newPassword: '12345678', confirmPassword: '12345678' };
    expect(errorsOf(accountSettingsFormSchema, changed)).toEqual({
      currentPassword: 'currentPasswordRequired',
    });
  });

  it('says everything that is wrong at once', () => {
    const form = { ...settings, firstName: '', newPassword: '1234567', confirmPassword: '7' };
    expect(errorsOf(accountSettingsFormSchema, form)).toEqual({
      firstName: 'firstNameRequired',
      currentPassword: 'currentPasswordRequired',
      newPassword: 'passwordTooShort',
      confirmPassword: 'passwordsDiffer',
    });
    expect(
      errorsOf(accountSettingsFormSchema, { ...form, firstName: 'A', confirmPassword: '1234567' }),
    ).not.toHaveProperty('confirmPassword');
  });

  it.each([
    [{ newPassword: '1234567', confirmPassword: '1234567' }, 'newPassword', 'passwordTooShort'],
    [{ newPassword: '12345678', confirmPassword: '' }, 'confirmPassword', 'passwordsDiffer'],
    [{ firstName: ' ' }, 'firstName', 'firstNameRequired'],
    [{ lastName: '' }, 'lastName', 'lastNameRequired'],
    [{ email: '' }, 'email', 'emailRequired'],
    [{ email: 'x' }, 'email', 'emailInvalid'],
  ])('refuses %j', (changes, field, message) => {
    const form = { ...settings, currentPassword: 'old password', ...changes };
    expect(errorsOf(accountSettingsFormSchema, form)[field]).toBe(message);
  });
});
