/**
 * What checks the forms of the sign-in pages. A module of its own, loaded by `import()`, because it
 * brings zod: the forms can be filled in without it.
 */
export {
  forgotPasswordSchema,
  registrationFormSchema,
  resetPasswordFormSchema,
  signInSchema,
} from '@vitrine/contracts';
export { schemaResolver } from '#lib/schema-resolver.ts';
