export { newIdempotencyKey } from './bodies.ts';
export type { Answer, Call, CallOptions, Method, PathOf, Vitrine } from './calls.ts';
export { type ClientOptions, createClient } from './create-client.ts';
export type { components, paths } from './generated/api.ts';
export { itemsOf, type ListAnswer, type ListPart, partsOf } from './lists.ts';
export {
  isProblem,
  type Problem,
  type ProblemCode,
  type ProblemOf,
  VitrineError,
} from './problems.ts';
