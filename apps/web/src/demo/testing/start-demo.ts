import { type Endpoint, type EndpointName, endpoints } from '@vitrine/contracts';
import { getResponse } from 'msw';
import { demoAnswers } from '../answers/index.ts';
import { DEMO_API, type Demo } from '../demo.ts';
import { DemoStore } from '../demo-store.ts';
import { tokenOf } from '../demo-tokens.ts';
import { createHandlers } from '../endpoint-handlers.ts';
import { makeSample } from '../sample/index.ts';
import type { UploadedFiles } from '../uploaded-files.ts';
import { ObservedWaits } from '../waits.ts';

/** What a call is made with; `as` is the id of an account. */
export interface Input {
  as?: string | undefined;
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  /** Made for the call: a test file is read before the test has the browser that it needs. */
  file?: () => File;
  ifMatch?: number;
}

const ORIGIN = 'http://demo.example';
export const NOW = new Date('2026-03-04T10:00:00.000Z');

/** A demo without a browser: its storage, files, clock and waits are the test's. */
export function startDemo(changes: Partial<Demo> = {}) {
  const texts = new Map<string, string>();
  const storage = {
    get: (key: string) => texts.get(key),
    set: (key: string, value: string | undefined) => {
      if (value === undefined) texts.delete(key);
      else texts.set(key, value);
    },
  };
  const waits: number[] = [];
  let ids = 0;
  const visit = { name: 'first' };
  const demo: Demo = {
    answers: demoAnswers,
    store: new DemoStore(storage, () => makeSample(NOW)),
    waits: new ObservedWaits(() => visit.name),
    wait: async (ms) => {
      waits.push(ms);
    },
    now: () => NOW,
    newId: () => `new-${++ids}`,
    files: memoryFiles(),
    paintQrCode: async (address) => new TextEncoder().encode(address).buffer,
    siteUrl: ORIGIN,
    ...changes,
  };
  const handlers = createHandlers(demo);
  const send = async (request: Request): Promise<Response> => {
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`Nothing answers ${request.url}`);
    return response;
  };
  const call = (name: EndpointName, input: Input = {}) => send(requestOf(name, input));
  return { demo, call, send, storage, waits, visit };
}

export const addressOf = (path: string): string => ORIGIN + DEMO_API + path;

function requestOf(name: EndpointName, input: Input): Request {
  const { method, path, multipart }: Endpoint = endpoints[name];
  const { as, params = {}, query = {}, body, file, ifMatch } = input;
  const filled = path.replace(/\{(\w+)\}/g, (_, part) => encodeURIComponent(params[part] ?? ''));
  const headers = new Headers();
  if (as) headers.set('authorization', `Bearer ${tokenOf({ id: as }, 'test')}`);
  if (ifMatch !== undefined) headers.set('if-match', `"${ifMatch}"`);
  const sent = multipart ? formOf(body, file?.()) : JSON.stringify(body);
  if (typeof sent === 'string') headers.set('content-type', 'application/json');
  const search = new URLSearchParams(query);
  return new Request(`${addressOf(filled)}?${search}`, { method, headers, body: sent ?? null });
}

function formOf(fields: unknown, file: File | undefined): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields ?? {})) form.append(field, String(value));
  if (file) form.append('file', file);
  return form;
}

function memoryFiles(): UploadedFiles {
  const kept = new Map<string, File>();
  return {
    keep: async (id, file) => {
      kept.set(id, file);
      return { url: `/media/${id}/640x480.webp`, type: 'image' };
    },
    find: async (id) => {
      const file = kept.get(id);
      return file && new Response(file);
    },
    clear: async () => kept.clear(),
  };
}
