/** What checks the form of the set-up page: loaded by `import()`, because it brings zod. */
export { setupFormSchema } from '@vitrine/contracts';
export { schemaResolver } from '#lib/schema-resolver.ts';
