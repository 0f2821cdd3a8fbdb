import { AsyncLocalStorage } from 'node:async_hooks';
import type { Account } from './actor.ts';

/** The request that some work is done for, known wherever the work leads. */
export interface RequestContext {
  /** The name that its answer and its log lines carry. */
  requestId: string;
  /** Its client's address, masked. */
  client: string;
  /** The account that sent it, once that is known. */
  actor?: string;
  /** The personal access token that it came with. */
  tokenId?: string;
  /** The content revision that its latest change made, once that is stored. */
  revision?: number;
  /** Answers it with a failure, if it has no answer yet. */
  fail(error: unknown): void;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Does some work for a request; everything that it starts belongs to that request, too. */
export const inRequest = (context: RequestContext, work: () => void): void =>
  contexts.run(context, work);

/** The request that is worked for; undefined for what the process does by itself. */
export const currentRequest = (): RequestContext | undefined => contexts.getStore();

/** Notes what a request has made of the content, for its answer; nothing where it changed none. */
export function noteRevision(revision: number | undefined): void {
  const context = contexts.getStore();
  if (context && revision !== undefined) context.revision = revision;
}

/** Notes whose request this is, for the lines of the log. */
export function noteActor({ userId, token }: Account): void {
  const context = contexts.getStore();
  if (!context) return;
  context.actor = userId;
  if (token) context.tokenId = token.id;
}
