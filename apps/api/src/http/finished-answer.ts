import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoded, Encoding } from './compression.ts';
import { encodingOf, hasCurrent } from './negotiation.ts';
import { REQUEST_ID } from './request-id.ts';
import type { Framing, HeaderList } from './security-headers.ts';
import { sendBuffer } from './send-file.ts';

/** An answer that says the same to every visitor. */
export interface PublicAnswer {
  headers: Record<string, string> & { 'content-type': string };
  body: string;
  /** 200 where absent. */
  status?: number;
  /** Who may show it in a frame; nobody where absent. */
  framing?: Framing;
  /** Set where the answer is not to be kept: what is failing may work in a moment. */
  unkept?: boolean;
}

/** An answer as it is sent: every header written down, the request's id the first of them. */
export interface Finished {
  status: number;
  etag: string | undefined;
  encodings: { identity: Sendable } & Partial<Record<Encoding, Sendable>>;
  notModified: string[];
  madeAt: Date;
  /** As long as it stays the same, nothing of the answer was taken back; undefined where that is unknown. */
  shownUnder: string | undefined;
}

interface Sendable {
  headers: string[];
  body: Buffer;
}

/** How caches may keep what is the same for everyone. */
export const KEPT = 'public, max-age=0, must-revalidate';

/** Writes down every header of an answer, for each encoding that there is of it. */
export function finishedOf(answer: PublicAnswer, { etag, bodies }: Encoded, common: HeaderList) {
  const { status = 200, unkept = false } = answer;
  const isContent = status === 200 && !unkept;
  const shared = [
    ...[REQUEST_ID, '', ...common, ...Object.entries(answer.headers).flat()],
    ...['Vary', 'Accept-Encoding, Accept'],
    ...['Cache-Control', isContent ? KEPT : 'no-store'],
    ...(isContent ? ['ETag', etag] : []),
  ];
  const sendable = (body: Buffer, encoding: Encoding): Sendable => ({
    headers: [
      ...shared,
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ...['Content-Length', String(body.length)],
    ],
    body,
  });
  const { identity, br, gzip } = bodies;
  return {
    status,
    etag: isContent ? etag : undefined,
    encodings: {
      identity: sendable(identity, 'identity'),
      ...(br && { br: sendable(br, 'br') }),
      ...(gzip && { gzip: sendable(gzip, 'gzip') }),
    },
    notModified: shared,
  };
}

export const sizeOf = ({ encodings }: Finished) =>
  Object.values(encodings).reduce((sum, { body }) => sum + body.length, 0);

/** Answers with finished bytes in the encoding that the sender prefers, or with 304. */
export function send(
  req: IncomingMessage,
  res: ServerResponse,
  { status, etag, encodings, notModified }: Finished,
  id: string,
  more: HeaderList,
): void {
  if (etag && hasCurrent(req, etag)) {
    return void res.writeHead(304, named(notModified, id, more)).end();
  }
  const { headers, body } = encodings[encodingOf(req)] ?? encodings.identity;
  res.writeHead(status, named(headers, id, more));
  if (req.method === 'HEAD') res.end();
  else void sendBuffer(body, res);
}

/** Puts the request's id into its place: the list is written to the line before it is used again. */
function named(headers: string[], id: string, more: HeaderList): string[] {
  headers[1] = id;
  return more.length > 0 ? [...headers, ...more] : headers;
}
