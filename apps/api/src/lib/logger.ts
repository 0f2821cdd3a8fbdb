import { type DestinationStream, type Logger, pino } from 'pino';
import { createLogOutput } from './log-output.ts';
import { currentRequest } from './request-context.ts';
import { inSources } from './source-places.ts';

export type { Logger };

/**
 * One JSON object a line, with UTC time; credentials never reach it.
 * @param destination standard output unless said otherwise
 */
export function createLogger(
  level: string,
  destination: DestinationStream = createLogOutput(),
): Logger {
  const options = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    base: null,
    mixin: requestOf,
    hooks: { streamWrite: escapeUnseen },
    serializers: { err: loggedError },
    redact: {
      paths: ['password', '*.password', 'token', '*.token', 'authorization', '*.authorization'],
      censor: '[hidden]',
    },
  };
  return pino(options, destination);
}

/**
 * Characters that nobody sees may end a line in some programs or turn its direction around (U+0085,
 * U+2028, the bidirectional ones): JSON has an escaped form for them, in which they do nothing.
 */
const escapeUnseen = (line: string): string =>
  line.replace(/[\p{Cf}\p{Zl}\p{Zp}\u007f-\u009f]/gu, (character) =>
    Array.from(
      { length: character.length },
      (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join(''),
  );

/** What every line tells of the request that it was written for. */
function requestOf(): object {
  const { requestId, client, actor, tokenId } = currentRequest() ?? {};
  return { requestId, client, actor, tokenId };
}

/** An error as the log keeps it. */
function loggedError(error: Error) {
  const parts = pino.stdSerializers.err(withoutParameters(error));
  return { ...parts, stack: inSources(String(parts.stack)) };
}

/**
 * The error of a failed query holds its parameters, in its message too: whole rows of personal data.
 * The query and its cause, the database's own error, are enough to find out what went wrong.
 */
function withoutParameters(error: Error): Error {
  if (!('query' in error && 'params' in error)) return error;
  const { query, cause, message, stack = '' } = error;
  const shortened = new Error(`Failed query: ${query}`, { cause });
  shortened.stack = shortened.message + stack.slice(stack.indexOf(message) + message.length);
  return shortened;
}
