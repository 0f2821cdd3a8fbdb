import type { EndpointName } from '@vitrine/contracts';
import type { Answer } from './api-client.ts';

/** Answers that were asked for before the app's code was there, with whose token and by call. */
interface EarlyAnswers {
  token: string;
  answers: Map<string, Promise<Answer | undefined>>;
}

declare global {
  /** Handed from the first script of an area's document to the app, which come as two scripts. */
  var earlyAnswers: EarlyAnswers | undefined;
}

/** What is asked for early: the address of each call. */
export type EarlyCalls = Readonly<Record<string, string>>;

interface CallInput {
  params?: object | undefined;
  query?: object | undefined;
}

/** Names a call of the API; a parameter that is undefined is as one that is not there. */
export const callKey = (name: EndpointName, { params = {}, query = {} }: CallInput = {}): string =>
  JSON.stringify([name, params, query]);

/** Asks for what the screen will show; whatever is no success is asked for again by the app. */
export function askEarly(calls: EarlyCalls, token: string): void {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const ask = async (url: string): Promise<Answer | undefined> => {
    const response = await fetch(url, { headers });
    const { ok, status } = response;
    const tag = response.headers.get('etag') ?? undefined;
    return ok ? { status, body: await response.json(), tag } : undefined;
  };
  const asked = Object.entries(calls).map(
    ([call, url]) => [call, ask(url).catch(() => undefined)] as const,
  );
  globalThis.earlyAnswers = { token, answers: new Map(asked) };
}

/** An early answer to exactly this call of this person; only the first who asks gets it. */
export function takeEarlyAnswer(call: string, token: string | undefined) {
  const early = globalThis.earlyAnswers;
  if (!early || early.token !== token) return undefined;
  const answer = early.answers.get(call);
  early.answers.delete(call);
  return answer;
}

/** Before a change: what was asked for before may tell of how things were. */
export function forgetEarlyAnswers(): void {
  globalThis.earlyAnswers = undefined;
}
