import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

/** What a browser asks for a page with. */
export const PAGE_HEADERS = { Accept: 'text/html,*/*;q=0.8', 'Accept-Encoding': 'gzip, br' };
/** What the site's own code asks for data with. */
export const DATA_HEADERS = { Accept: 'application/json', 'Accept-Encoding': 'gzip, br' };

export interface Answer {
  status: number;
  /** As they came, name and value in turns. */
  rawHeaders: string[];
  headers: IncomingHttpHeaders;
  /** As it came, compressed where it was. */
  body: Buffer;
}

/** One GET, without decompressing anything. */
export function get(
  url: string,
  headers: Record<string, string>,
  options: { agent?: Agent; signal?: AbortSignal } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, ...options }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.once('error', reject);
      reply.once('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          rawHeaders: reply.rawHeaders,
          headers: reply.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    asked.once('error', reject);
    asked.end();
  });
}

/** Reads an answer without keeping it. @returns its bytes as they came; @throws where it is no success */
export function countBytes(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${url}: ${reply.statusCode}`));
      let bytes = 0;
      reply.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      reply.once('error', reject);
      reply.once('end', () => resolve(bytes));
    });
    asked.once('error', reject);
    asked.end();
  });
}

interface Call {
  method?: string;
  body?: object;
  token?: string;
  headers?: Record<string, string>;
}

/** @throws where the answer is not a success */
export async function callApi<T>(
  url: string,
  { method, body, token, headers }: Call = {},
): Promise<T> {
  const reply = await fetch(url, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      Accept: 'application/json',
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${text.slice(0, 500)}`);
  return JSON.parse(text) as T;
}
