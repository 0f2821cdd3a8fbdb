import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Words } from '@vitrine/contracts';
import Negotiator from 'negotiator';
import { usualWords } from '../lib/say.ts';
import type { Encoding } from './compression.ts';

/** Header values that are remembered; browsers and programs send a few dozen different ones. */
const MAX_REMEMBERED = 500;
const MAX_REMEMBERED_LENGTH = 300;

/** Remembers what each value of a header means, since the same few come with every request. */
function remembered<V>(read: (header: string) => V): (header: string) => V {
  const known = new Map<string, V>();
  return (header) => {
    const kept = known.get(header);
    if (kept !== undefined) return kept;
    const value = read(header);
    if (known.size >= MAX_REMEMBERED) known.clear();
    if (header.length <= MAX_REMEMBERED_LENGTH) known.set(header, value);
    return value;
  };
}

/** What a sender takes: 'html' rather than data, 'either' where both will do, or only 'data'. */
export type Wanted = 'html' | 'either' | 'data';

const readAccept = remembered((accept): Wanted => {
  const negotiator = new Negotiator({ headers: { accept } });
  if (negotiator.mediaType(['application/json', 'text/html']) === 'text/html') return 'html';
  return negotiator.mediaType(['text/html', 'application/json']) === 'text/html'
    ? 'either'
    : 'data';
});

/** Whether a page or data is asked for, by the `Accept` header. */
export const wantedOf = ({ headers }: IncomingMessage): Wanted =>
  readAccept(headers.accept ?? '*/*');

/** Whether the sender would rather have a page than data; a program that takes anything gets data. */
export const prefersHtml = (req: IncomingMessage): boolean => wantedOf(req) === 'html';

/** Whether a page will do; link previews and programs that take anything get one where one lives. */
export const acceptsHtml = (req: IncomingMessage): boolean => wantedOf(req) !== 'data';

/** Ours, the smallest first: it counts where a sender takes several equally. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

const readAcceptEncoding = remembered((header): Encoding => {
  const weights = new Map(header.toLowerCase().split(',').map(readWeight));
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const plain = weights.get('identity') ?? 0;
  const [best] = ENCODINGS.filter((encoding) => weightOf(encoding) > 0).sort(
    (one, other) => weightOf(other) - weightOf(one),
  );
  return best && weightOf(best) >= plain ? best : 'identity';
});

/** One entry of a weighted list, e.g. `gzip;q=0.8` (RFC 9110, 12.4.2). */
function readWeight(entry: string): [name: string, weight: number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [name, weight === undefined ? 1 : Number(weight) || 0];
}

/** The encoding that the sender prefers of those we have. */
export const encodingOf = ({ headers }: IncomingMessage): Encoding =>
  readAcceptEncoding(String(headers['accept-encoding'] ?? ''));

/** Whether the sender has these bytes already (RFC 9110, 13.1.2). */
export function hasCurrent({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match'] ?? '';
  return known
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag === etag || tag === `W/${etag}`);
}

/**
 * Forgets the `Cache-Control: no-cache` that `fetch` adds to a request with a tag of its own
 * (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch): Express would never answer it with 304.
 */
export function trustTag({ headers }: IncomingMessage): void {
  if (headers['if-none-match'] !== undefined) delete headers['cache-control'];
}

/** All that can be said, by language; the first is for who asks for none of them. */
export type Languages = Readonly<Record<string, Words>>;

/** The words for an answer, which says in its headers which language they are. */
export type WordsFor = (req: IncomingMessage, res: ServerResponse) => Words;

/** Chooses the words by `Accept-Language` (RFC 9110, 12.5.4). */
export function createWordsFor(languages: Languages): WordsFor {
  const known = Object.keys(languages);
  const readAcceptLanguage = remembered((header) => {
    const negotiator = new Negotiator({ headers: { 'accept-language': header } });
    return negotiator.language(known) ?? known[0] ?? '';
  });
  return ({ headers }, res) => {
    const language = readAcceptLanguage(headers['accept-language'] ?? '*');
    res.setHeader('Content-Language', language);
    if (known.length > 1) res.appendHeader('Vary', 'Accept-Language');
    return languages[language] ?? usualWords;
  };
}
