import { type Endpoint, type EndpointName, endpoints, problemStatus } from '@vitrine/contracts';
import { type Actor, visitor } from '../lib/actor.ts';
import { ProblemError, toProblem } from '../lib/problem-error.ts';
import type { UploadedFile } from '../lib/uploaded-file.ts';
import { requireCall } from './endpoint-policy.ts';
import type { AnyHandler, Handlers } from './handlers.ts';
import { parseInput, type RawInput } from './parse-input.ts';

export interface Answer {
  status: number;
  body: unknown;
}

/**
 * Calls endpoints by name; the one way in, whether over HTTP or from the page renderer.
 * @throws {ProblemError} for everything that the endpoint refuses
 */
export type Invoke = (
  name: EndpointName,
  raw: RawInput,
  actor: Actor,
  file?: UploadedFile,
) => Promise<Answer>;

/** May call → parse → handle → present: what leaves is what the contract lists, nothing more. */
export function createInvoke(handlers: Handlers): Invoke {
  return async (name, raw, actor, file) => {
    const endpoint: Endpoint = endpoints[name];
    requireCall(endpoint.access, actor);
    const input = parseInput(endpoint, raw);
    const handler = handlers[name] as unknown as AnyHandler;
    const reply = await handler({ input, actor, ...(file ? { file } : {}) });
    const { status, body } = endpoint.success;
    return { status, body: body ? body.parse(reply) : undefined };
  };
}

/** Calls as an anonymous visitor; a problem is an answer, as it is over HTTP. */
export function createVisitorCall(invoke: Invoke) {
  return async (name: EndpointName, input: unknown): Promise<Answer> => {
    try {
      return await invoke(name, (input ?? {}) as RawInput, visitor);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return { status: problemStatus[error.code], body: toProblem(error) };
    }
  };
}
