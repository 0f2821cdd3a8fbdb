/** What checks the form of the set-up page: loaded by `import()`, because it brings zod. */
export { zodResolver } from '@hookform/resolvers/zod';
export { setupFormSchema } from '@vitrine/contracts';
