import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

const HEADER = 'X-Request-Id';

/** Gives every request a name under which its log lines are found. */
export const nameRequest: RequestHandler = (_req, res, next) => {
  res.set(HEADER, randomUUID());
  next();
};

export const requestIdOf = (res: Response): string => String(res.get(HEADER) ?? '');
