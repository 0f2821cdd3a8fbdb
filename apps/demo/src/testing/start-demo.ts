import {
  type Endpoint,
  type EndpointName,
  endpoints,
  signInResultSchema,
} from '@vitrine/contracts';
import { getResponse } from 'msw';
import { createHandlers } from '../handlers.ts';
import { createFiles, type Shelf } from '../ports/files.ts';
import type { SavedState } from '../saved-state.ts';
import { type DemoOptions, openDemoServer } from '../server.ts';
import { ObservedWaits } from '../waits.ts';

/** What a call is made with; `as` is the address of an account. */
export interface Input {
  as?: string | undefined;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Sent instead of a body. */
  form?: FormData;
  ifMatch?: number;
}

const ORIGIN = 'http://demo.example';
const API = '/demo-api';
export const NOW = new Date('2026-03-04T10:00:00.000Z');

/** What a browser keeps for all of its tabs. */
export function memoryState(): SavedState {
  let kept: { bytes: Uint8Array; mark: string } | undefined;
  return {
    mark: async () => kept?.mark,
    read: async () => kept?.bytes ?? new Uint8Array(),
    write: async (bytes, mark) => {
      kept = { bytes, mark };
    },
    clear: async () => {
      kept = undefined;
    },
    alone: (work) => work(),
  };
}

function memoryShelf(): Shelf {
  const kept = new Map<string, Blob>();
  return {
    put: async (key, content) => void kept.set(key, content),
    get: async (key) => kept.get(key),
    delete: async (key) => void kept.delete(key),
    keys: async () => [...kept.keys()],
  };
}

/** A demo without a browser: its state, files, clock and waits are the test's. */
export async function startDemo(changes: Partial<DemoOptions> = {}) {
  const waits: number[] = [];
  const failures: unknown[] = [];
  const missing: string[] = [];
  let held: (() => Promise<void>) | undefined;
  const visit = { name: 'first' };
  const server = openDemoServer({
    clock: { now: () => NOW },
    publicUrl: ORIGIN,
    files: createFiles(memoryShelf()),
    pictures: { makeSizes: unreachable, drawForMail: unreachable },
    state: memoryState(),
    build: 'this build',
    onFailure: (what) => failures.push(what),
    ...changes,
  });
  await server.opened;
  const handlers = createHandlers({
    ...{ api: API, server, waits: new ObservedWaits(() => visit.name) },
    wait(ms) {
      waits.push(ms);
      return held?.() ?? Promise.resolve();
    },
    onMissing: (what) => missing.push(what),
  });
  const send = async (request: Request): Promise<Response> => {
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`Nothing answers ${request.url}`);
    return response;
  };
  const tokens = new Map<string, string>();
  const tokenOf = async (email: string): Promise<string> => {
    const known = tokens.get(email);
    if (known !== undefined) return known;
    const body = { email, password: 'whatever one likes' };
    const answer = await send(requestOf('auth.login', { body }, undefined));
    const signedIn = signInResultSchema.parse(await answer.json());
    if ('second_step' in signedIn) throw new Error('It wants a second step.');
    tokens.set(email, signedIn.access_token);
    waits.pop();
    return signedIn.access_token;
  };
  const call = async (name: EndpointName, input: Input = {}) =>
    send(requestOf(name, input, input.as === undefined ? undefined : await tokenOf(input.as)));
  /** Lets the next call wait until it is released. */
  const holdNext = () => {
    const reached = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    held = () => {
      held = undefined;
      reached.resolve();
      return released.promise;
    };
    return { reached: reached.promise, release: released.resolve };
  };
  return { server, call, send, waits, holdNext, visit, failures, missing };
}

const unreachable = () => Promise.reject(new Error('There is no browser here.'));

export const addressOf = (path: string): string => ORIGIN + API + path;

function requestOf(name: EndpointName, input: Input, token: string | undefined): Request {
  const { method, path }: Endpoint = endpoints[name];
  const { params = {}, query = {}, body, form, ifMatch } = input;
  const filled = path.replace(/\{(\w+)\}/g, (_, part) => encodeURIComponent(params[part] ?? ''));
  const headers = new Headers();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (ifMatch !== undefined) headers.set('if-match', `"${ifMatch}"`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const search = new URLSearchParams(query);
  const sent = form ?? (body === undefined ? null : JSON.stringify(body));
  return new Request(`${addressOf(filled)}?${search}`, { method, headers, body: sent });
}
