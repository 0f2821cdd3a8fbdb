import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '../db/database.ts';
import { SECOND_MS } from '../lib/clock.ts';
import { currentRequest } from '../lib/request-context.ts';

/** In the answer to a change: the content as this change left it, or a later one. */
export const REVISION = 'Vitrine-Revision';
/** What is read shows this revision, or a later one, whichever process answers. */
export const MIN_REVISION = 'Vitrine-Min-Revision';

/** The same for what a browser asks for by itself, as it does for documents. */
const COOKIE = 'vitrine-revision';
/** By then every process has heard of the change: one whose line has died knows within 20 seconds. */
const COOKIE_MS = 30 * SECOND_MS;

/**
 * Says in an answer which revision its request has made; nothing where it changed no content.
 * @param isRepeated what it asks for was done before: the newest revision is no older than that
 */
export type SendRevision = (res: ServerResponse, isRepeated: boolean) => Promise<void>;

/** @param publicUrl of the site */
export function createSendRevision(database: Database, publicUrl: string): SendRevision {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const life = `Path=/; Max-Age=${COOKIE_MS / SECOND_MS}; SameSite=Lax; HttpOnly${secure}`;
  return async (res, isRepeated) => {
    const newest = isRepeated
      ? await database.contentRevision(Number.POSITIVE_INFINITY)
      : undefined;
    const revision = currentRequest()?.revision ?? newest;
    if (revision === undefined) return;
    res.setHeader(REVISION, String(revision));
    // on SQLite every process sees a change once it is stored, and browsers are spared the cookie
    if (database.dialect === 'postgres') {
      res.setHeader('Set-Cookie', `${COOKIE}=${revision}; ${life}`);
    }
  };
}

const HEADER = MIN_REVISION.toLowerCase();
const COOKIE_VALUE = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d{1,15})(?:;|$)`);

/** The revision that a reader knows of; undefined for none, and for what is no whole number. */
export function minRevisionOf({ headers }: IncomingMessage): number | undefined {
  const { [HEADER]: sent, cookie } = headers;
  if (sent === undefined && cookie === undefined) return undefined;
  const revision = sent ?? COOKIE_VALUE.exec(cookie ?? '')?.[1] ?? '';
  return /^\d{1,15}$/.test(String(revision)) ? Number(revision) : undefined;
}
