/** The addresses of a name. */
export type Resolve = (name: string) => Promise<string[]>;

/** Why nothing was delivered, or no answer came. */
export type PostFailure =
  | 'address-refused'
  | 'name-not-found'
  | 'connection-failed'
  | 'tls-failed'
  | 'connection-lost'
  | 'timed-out';

export class PostError extends Error {
  override readonly name = 'PostError';
  readonly failure: PostFailure;
  constructor(failure: PostFailure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

/** This program stops; nothing is known of the request. */
export class PostInterruptedError extends Error {
  override readonly name = 'PostInterruptedError';
}

export interface PostLimits {
  /** Until the connection is open, TLS included. */
  connectMs: number;
  /** From the look-up of the name to the last byte of the answer. */
  wholeMs: number;
  /** Of an answer; the rest is not read. */
  answerBytes: number;
}

export interface CheckedPost {
  url: URL;
  headers: Record<string, string>;
  body: string;
  /** Hosts that may be private, and reached without TLS. */
  allowed: readonly string[];
  limits: PostLimits;
  /** Ends everything at once. */
  stop: AbortSignal;
  resolve?: Resolve | undefined;
  /** Certificates to trust instead of the usual ones. */
  ca?: string | undefined;
}

export interface PostAnswer {
  status: number;
  /** At most the bytes that are read. */
  body: Uint8Array;
}

/** Reaches other servers, at addresses that someone else chose. */
export interface Network {
  /** Whether an address names a private network outright, in whatever spelling. */
  isPrivate(url: URL): boolean;
  /** @throws {PostError} where no answer came; {PostInterruptedError} when `stop` ended it */
  post(post: CheckedPost): Promise<PostAnswer>;
}

/**
 * Whether the operator has allowed this host although it is private, and without TLS.
 * @param allowed hosts, each with a port or without
 */
export function isAllowedTarget(url: URL, allowed: readonly string[]): boolean {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return allowed.includes(url.hostname) || allowed.includes(`${url.hostname}:${port}`);
}
