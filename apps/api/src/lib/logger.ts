import { type Logger, pino } from 'pino';

export type { Logger };

/** One JSON object a line, with UTC time; credentials never reach it. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    base: null,
    redact: {
      paths: ['password', '*.password', 'token', '*.token', 'authorization', '*.authorization'],
      censor: '[hidden]',
    },
  });
}

/** An address that can be recognised by its owner but not used by a reader of the log. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}***@${domain}`;
}
