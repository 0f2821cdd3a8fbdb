/** The endpoints that few screens call: loaded by `import()` with the first such call. */
export { rareEndpoints } from '@vitrine/contracts';
