import { randomUUID } from 'node:crypto';

/** The header that names a request; its log lines carry the same name. */
export const REQUEST_ID = 'X-Request-Id';

export const newRequestId = (): string => randomUUID();
