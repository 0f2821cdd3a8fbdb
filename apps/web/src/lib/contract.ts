/**
 * The part of the contract that calls are made and answers are parsed with. A door of its own,
 * opened by `import()`: it brings zod along, and so would everything else behind the same door.
 */
export { endpoints, problemSchema } from '@vitrine/contracts';
