import {
  type Endpoint,
  type EndpointName,
  endpoints,
  type Outcome,
  problemStatus,
  type Words,
} from '@vitrine/contracts';
import { type Actor, visitor } from '../lib/actor.ts';
import { type Client, noClient } from '../lib/client.ts';
import { ProblemError, toProblem } from '../lib/problem-error.ts';
import { type FileReply, ListPart, type ListPlaces, LongList, Versioned } from '../lib/reply.ts';
import { saysIn, usualWords } from '../lib/say.ts';
import type { UploadedFile } from '../lib/uploaded-file.ts';
import { requireCall } from './endpoint-policy.ts';
import type { AnyHandler, Handlers } from './handlers.ts';
import { wholeOrStream } from './long-list.ts';
import { parseIfMatch, parseInput, type RawInput } from './parse-input.ts';

/** What an endpoint answered. */
export interface Answer {
  status: number;
  body: unknown;
  /** The version of the record that the answer is about, where it has one. */
  version?: number | undefined;
  /** Where the other parts of a list begin. */
  places?: ListPlaces;
  /** What is downloaded instead of a body, or a list that is too long to be one. */
  file?: FileReply;
}

/** What comes with a call beside its input. */
interface Circumstances {
  client?: Client;
  /** Those of the caller's language. */
  words?: () => Words;
  file?: UploadedFile | undefined;
}

/**
 * Calls endpoints by name; the one way in, whether over HTTP or from the page renderer.
 * @throws {ProblemError} for everything that the endpoint refuses
 */
export type Invoke = (
  name: EndpointName,
  raw: RawInput,
  actor: Actor,
  circumstances?: Circumstances,
) => Promise<Answer>;

const inUsualWords = () => usualWords;

/** May call → parse → handle → present: what leaves is what the contract lists, nothing more. */
export function createInvoke(handlers: Handlers): Invoke {
  return async (name, raw, actor, { client = noClient, words = inUsualWords, file } = {}) => {
    const endpoint: Endpoint = endpoints[name];
    requireCall(endpoint, actor);
    const input = parseInput(endpoint, raw);
    const ifMatch = endpoint.versioned && parseIfMatch(raw.ifMatch);
    const handler = handlers[name] as unknown as AnyHandler;
    const say = (outcome: Outcome) => saysIn(words())(outcome);
    const call = { input, actor, client, say, words, ifMatch, ...(file ? { file } : {}) };
    const reply = await handler(call);
    return present(endpoint, reply);
  };
}

async function present({ status, answer, file }: Endpoint, reply: unknown): Promise<Answer> {
  if (file !== undefined) return { status, body: undefined, file: reply as FileReply };
  if (reply instanceof Versioned) {
    return { status, body: answer?.parse(reply.body), version: reply.version };
  }
  if (reply instanceof ListPart) {
    return { status, body: answer?.parse(reply.items), places: reply.places };
  }
  if (reply instanceof LongList) {
    const parsed = (batch: unknown) => answer?.parse(batch) as unknown[];
    return { status, body: undefined, ...(await wholeOrStream(reply, parsed)) };
  }
  const body = answer?.parse(reply);
  return { status, body, ...(isPage(body) ? { places: { next: body.next } } : {}) };
}

/** A part of a list that says in its body what follows it. */
const isPage = (body: unknown): body is { items: unknown[]; next: string | null } =>
  typeof body === 'object' && body !== null && 'items' in body && 'next' in body;

/** Calls as an anonymous visitor; a problem is an answer, as it is over HTTP. */
export function createVisitorCall(invoke: Invoke) {
  return async (name: EndpointName, input: unknown): Promise<Answer> => {
    try {
      return await invoke(name, (input ?? {}) as RawInput, visitor);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return { status: problemStatus[error.code], body: toProblem(error, usualWords) };
    }
  };
}
