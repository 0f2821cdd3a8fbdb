import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import {
  type CheckedPost,
  type PostAnswer,
  PostError,
  type PostFailure,
  PostInterruptedError,
} from './post.ts';
import { addressesOf, resolveName, TargetRefusedError } from './public-targets.ts';

/**
 * Posts to an address that someone else chose: never into a private network, never on to where an
 * answer redirects, and bounded in time and size.
 * @throws {PostError} where no answer came; {PostInterruptedError} when `stop` ended it
 */
export async function checkedPost(post: CheckedPost): Promise<PostAnswer> {
  const { stop, limits } = post;
  const late = AbortSignal.timeout(limits.wholeMs);
  const signal = AbortSignal.any([stop, late]);
  const found = await unlessAborted(signal, findAddresses(post)).catch((error) => {
    throw reasonOf(error, stop, late, 'name-not-found');
  });
  const phase: Phase = { failure: 'connection-failed' };
  return exchange(post, found, signal, phase).catch((error) => {
    throw reasonOf(error, stop, late, phase.failure);
  });
}

/** What a failure means, as far as the request has come. */
interface Phase {
  failure: PostFailure;
}

function reasonOf(error: unknown, stop: AbortSignal, late: AbortSignal, failure: PostFailure) {
  if (stop.aborted) return new PostInterruptedError();
  if (error instanceof PostError) return error;
  if (error instanceof TargetRefusedError) return new PostError('address-refused', error);
  return new PostError(late.aborted ? 'timed-out' : failure, error);
}

const findAddresses = ({ url, allowed, resolve = resolveName }: CheckedPost) =>
  addressesOf(url, { allowed, resolve });

/** A look-up cannot be ended; nobody waits for it any longer. */
function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const end = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  return Promise.race([work, aborted.promise]).finally(() =>
    signal.removeEventListener('abort', end),
  );
}

/** Answers with the addresses that were checked, whatever the name leads to by now. */
const answering =
  (addresses: string[]): LookupFunction =>
  (_name, { all }, callback) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first = { address: '', family: 0 }] = found;
    if (all) callback(null, found);
    else callback(null, first.address, first.family);
  };

function exchange(
  { url, headers, body, limits, ca }: CheckedPost,
  addresses: string[],
  signal: AbortSignal,
  phase: Phase,
): Promise<PostAnswer> {
  const isSecure = url.protocol === 'https:';
  const request: typeof secureRequest = isSecure ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      // a connection of its own, closed with the answer
      agent: false,
      lookup: answering(addresses),
      signal,
      ...(ca ? { ca } : {}),
    });
    watchConnection(sent, isSecure, limits.connectMs, phase);
    sent.on('error', reject);
    // Node tells nothing else of an answer that goes on in another protocol
    sent.on('upgrade', ({ statusCode: status = 0 }, socket) => {
      socket.destroy();
      resolve({ status, body: Buffer.alloc(0) });
    });
    sent.on('response', (answer) => {
      readAnswer(answer, limits.answerBytes).then(resolve, reject);
      // what follows is not read
      answer.on('close', () => sent.destroy());
    });
    sent.end(body);
  });
}

function watchConnection(
  sent: ClientRequest,
  isSecure: boolean,
  limitMs: number,
  phase: Phase,
): void {
  sent.on('socket', (socket) => {
    const timer = setTimeout(() => sent.destroy(new PostError('timed-out')), limitMs);
    socket.once('close', () => clearTimeout(timer));
    socket.once('connect', () => {
      phase.failure = isSecure ? 'tls-failed' : 'connection-lost';
      if (!isSecure) clearTimeout(timer);
    });
    socket.once('secureConnect', () => {
      phase.failure = 'connection-lost';
      clearTimeout(timer);
    });
  });
}

/** The first bytes of an answer. */
function readAnswer(answer: IncomingMessage, limit: number): Promise<PostAnswer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    const finish = () =>
      resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).subarray(0, limit) });
    answer.on('data', (part: Buffer) => {
      parts.push(part);
      size += part.length;
      if (size < limit) return;
      finish();
      answer.destroy();
    });
    answer.on('end', finish);
    answer.on('error', reject);
  });
}
