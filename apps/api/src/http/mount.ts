import { type Endpoint, type EndpointName, endpointNames, endpoints } from '@vitrine/contracts';
import { type RequestHandler, Router } from 'express';
import { ProblemError } from '../lib/problem-error.ts';
import { type AnswerOptions, answerEndpoint } from './answer-endpoint.ts';
import { readJson } from './body.ts';
import { toPattern } from './call-endpoint.ts';
import { sendDeprecation } from './deprecation.ts';

interface MountOptions extends AnswerOptions {
  /** Abuse limits by endpoint, run before anything is done. */
  limits: Partial<Record<EndpointName, RequestHandler>>;
}

/** Mounts every endpoint of the table; a known path with another method is answered with what it allows. */
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

function handlersOf(name: EndpointName, options: MountOptions): RequestHandler[] {
  const endpoint: Endpoint = endpoints[name];
  const { limits } = options;
  const { deprecated } = endpoint;
  return [
    ...(deprecated ? [sendDeprecation(deprecated)] : []),
    ...(endpoint.body && !endpoint.multipart ? [readJson(endpoint.bodyLimitBytes)] : []),
    ...(limits[name] ? [limits[name]] : []),
    answerEndpoint(name, options),
  ];
}

/** Answers a path that is there, asked for by another method, with those that it takes. */
export function refuseMethod(allowed: Set<string>): RequestHandler {
  const allow = [...allowed, ...(allowed.has('GET') ? ['HEAD'] : [])].join(', ');
  return (req, res) => {
    res.set('Allow', allow);
    if (req.method === 'OPTIONS') return void res.status(204).end();
    throw new ProblemError('method-not-allowed', ['useMethods', { allowed: allow }]);
  };
}
