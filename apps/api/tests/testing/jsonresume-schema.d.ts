/** The validator that comes with the published schema of JSON Resume, without types. */
declare module '@jsonresume/schema' {
  export function validate(resume: unknown, done: (errors: unknown, valid: boolean) => void): void;
}
