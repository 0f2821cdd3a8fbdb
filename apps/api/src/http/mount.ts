import {
  type Endpoint,
  type EndpointName,
  endpointNames,
  endpoints,
  problemTexts,
} from '@vitrine/contracts';
import { type Request, type RequestHandler, Router } from 'express';
import { visitor } from '../lib/actor.ts';
import type { DiskSpace } from '../lib/disk-space.ts';
import { ProblemError } from '../lib/problem-error.ts';
import { noteActor } from '../lib/request-context.ts';
import type { Authenticate } from './authenticate.ts';
import { readJson } from './body.ts';
import { clientAddress } from './client-address.ts';
import type { Invoke } from './invoke.ts';
import type { PublicAddress } from './public-address.ts';
import type { ResponseCache } from './response-cache.ts';
import { sendFile } from './send-file.ts';
import { requireSpace } from './space-guard.ts';
import type { ReceiveUpload } from './upload.ts';

interface MountOptions {
  invoke: Invoke;
  cache: ResponseCache;
  authenticate: Authenticate;
  receiveUpload: ReceiveUpload;
  space: Pick<DiskSpace, 'now'>;
  /** Abuse limits by endpoint, run before anything is done. */
  limits: Partial<Record<EndpointName, RequestHandler>>;
}

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

/** `/blogs/{id}` → `/blogs/:id`; without the last slash, which Express then accepts either way. */
const toPattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1').replace(/(.)\/$/, '$1');

/** Mounts every endpoint of the table; a known path with another method is told what it allows. */
export function mountEndpoints(options: MountOptions): Router {
  const router = Router({ caseSensitive: true });
  const methods = new Map<string, Set<string>>();
  for (const name of endpointNames) {
    const { method, path } = endpoints[name];
    const pattern = toPattern(path);
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const allowed = methods.get(pattern) ?? new Set<string>();
    methods.set(pattern, allowed.add(method));
    router[verb](pattern, ...handlersOf(name, options));
  }
  for (const [pattern, allowed] of methods) router.all(pattern, refuseMethod(allowed));
  return router;
}

/** Where an endpoint's answer is kept: its path with what stands in it, and the query of its schema. */
function addressOf({ path, query }: Endpoint, params: Request['params']): PublicAddress {
  return {
    kind: 'data',
    path: path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name] ?? ''))),
    route: toPattern(path),
    parameters: Object.keys(query?.shape ?? {}),
    isFixed: !path.includes('{'),
  };
}

function handlersOf(name: EndpointName, options: MountOptions): RequestHandler[] {
  const endpoint: Endpoint = endpoints[name];
  const { invoke, cache, authenticate, receiveUpload, space, limits } = options;
  const answer: RequestHandler = async (req, res) => {
    requireSpace(name, space);
    const actor = endpoint.access === 'anyone' ? visitor : await authenticate(req);
    if (actor.kind === 'account') noteActor(actor);
    const { params } = req;
    if (endpoint.cacheable && actor.kind === 'visitor') {
      return void (await cache.answer(req, res, addressOf(endpoint, params), async (query) => {
        const { body } = await invoke(name, { params, query }, actor);
        return { headers: JSON_HEADERS, body: JSON.stringify(body) };
      }));
    }
    const raw = { params, query: req.query, ifMatch: req.get('If-Match') };
    res.set('Cache-Control', 'no-store');
    const upload = endpoint.multipart ? await receiveUpload(endpoint, actor, req, res) : undefined;
    try {
      const client = { address: clientAddress(req), userAgent: req.get('User-Agent') ?? '' };
      const input = { ...raw, body: upload?.fields ?? req.body };
      const called = await invoke(name, input, actor, { client, file: upload?.file });
      const { status, body, version, file } = called;
      if (version !== undefined) res.set('ETag', `"${version}"`);
      if (file) await sendFile(res, file, endpoint.file);
      else if (body === undefined) res.status(status).end();
      else res.status(status).json(body);
    } finally {
      await upload?.discard();
    }
  };
  return [
    ...(endpoint.body && !endpoint.multipart ? [readJson(endpoint.bodyLimitBytes)] : []),
    ...(limits[name] ? [limits[name]] : []),
    answer,
  ];
}

/** Answers a path that is there, asked for by another method, with those that it takes. */
export function refuseMethod(allowed: Set<string>): RequestHandler {
  const allow = [...allowed, ...(allowed.has('GET') ? ['HEAD'] : [])].join(', ');
  return (req, res) => {
    res.set('Allow', allow);
    if (req.method === 'OPTIONS') return void res.status(204).end();
    throw new ProblemError('method-not-allowed', problemTexts.useMethods(allow));
  };
}
