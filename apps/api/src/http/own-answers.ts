import { createHash } from 'node:crypto';
import type { Endpoint } from '@vitrine/contracts';
import type { Response } from 'express';
import type { Actor } from '../lib/actor.ts';
import type { Answer } from './invoke.ts';

/** Hexadecimal digits of a tag: nobody finds two answers with the same ones. */
const TAG_LENGTH = 32;

/**
 * Sends JSON to the person who asked. What they read may stay in their browser, which asks each
 * time whether it is still so (`If-None-Match`). Its tag is made from the account and the whole
 * answer: a browser that two people share asks with the tag of the first for the second, and a tag
 * that both had would show one what is the other's. The tag of a record with a version is the
 * version, which is not so: such an answer is kept nowhere, like those of changes.
 */
export function sendOwn(res: Response, endpoint: Endpoint, actor: Actor, answer: Answer): void {
  const { status, body, version } = answer;
  const text = JSON.stringify(body);
  if (version !== undefined) {
    res.set('ETag', `"${version}"`);
  } else if (endpoint.method === 'GET' && actor.kind === 'account') {
    const hash = createHash('sha256').update(`${actor.userId}\n${text}`).digest('hex');
    res.set('ETag', `"${hash.slice(0, TAG_LENGTH)}"`);
    res.set('Cache-Control', 'private, no-cache').vary('Authorization');
  }
  // answers 304 where the tag is the one that was sent
  res.status(status).type('json').send(text);
}
