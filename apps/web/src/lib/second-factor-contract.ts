/** The endpoints of two-step sign-in, which few screens call: loaded by `import()` with the first. */
export { secondFactorEndpoints } from '@vitrine/contracts';
