/**
 * The part of the contract for making calls and parsing answers. A module of its own,
 * loaded by `import()`, because it brings zod: so would everything else in the same module.
 */
export { everydayEndpoints, problemSchema } from '@vitrine/contracts';
