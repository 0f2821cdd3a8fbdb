/** Answers that were asked for before the app's code was there, with whose token and by address. */
interface EarlyAnswers {
  authorization: string;
  answers: Map<string, Promise<Response | undefined>>;
}

declare global {
  /** Handed from the first script of an area's document to the app, which come as two scripts. */
  var earlyAnswers: EarlyAnswers | undefined;
}

/** Asks for what the screen will show, as the app would: what fails is asked for again by the app. */
export function askEarly(urls: readonly string[], token: string): void {
  const authorization = `Bearer ${token}`;
  const headers = { accept: 'application/json', authorization };
  const ask = (url: string) => fetch(url, { headers }).catch(() => undefined);
  globalThis.earlyAnswers = {
    authorization,
    answers: new Map(urls.map((url) => [url, ask(url)])),
  };
}

/** An early answer to exactly this request; only the first who asks gets it. */
export function takeEarlyAnswer(url: string, authorization: string | undefined) {
  const early = globalThis.earlyAnswers;
  if (!early || early.authorization !== authorization) return undefined;
  const answer = early.answers.get(url);
  early.answers.delete(url);
  return answer;
}

/** Before a change: what was asked for before may tell of how things were. */
export function forgetEarlyAnswers(): void {
  globalThis.earlyAnswers = undefined;
}
