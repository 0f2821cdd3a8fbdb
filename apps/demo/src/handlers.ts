import { ProblemError, toPattern } from '@vitrine/api/in-browser';
import { type EndpointName, endpointNames, endpoints } from '@vitrine/contracts';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { fileResponse, problemResponse } from './answer-endpoint.ts';
import { portfolioFiles } from './portfolio-files.ts';
import { needsServer } from './ports/platform.ts';
import type { DemoServer } from './server.ts';
import type { ObservedWaits } from './waits.ts';

interface HandlerOptions {
  /** Where the API is: a path, without a slash at the end. */
  api: string;
  server: DemoServer;
  waits: ObservedWaits;
  wait: (ms: number) => Promise<void>;
  /** Tells developers what the demo does not have. */
  onMissing: (what: string) => void;
}

/** Of a picture that was replaced, the name begins with a folder. */
const MEDIA = /\/media\/([^/]+)\/(.+)$/;

/** Hands every call of the app to the server in this browser; what that does not know is refused. */
export function createHandlers(options: HandlerOptions): RequestHandler[] {
  const { api, server, onMissing } = options;
  // a fixed address before one with parameters that it would match
  const parameters = (name: EndpointName) => endpoints[name].path.split('{').length;
  const names = endpointNames.toSorted((one, other) => parameters(one) - parameters(other));
  return [
    ...names.map((name) => handlerOf(name, options)),
    http.get(`*${api}/media/*`, ({ request }) =>
      server.run(async ({ media }) => {
        const [, id = '', name = ''] = MEDIA.exec(new URL(request.url).pathname) ?? [];
        const file = await media.find(id, name);
        if (!file) throw new ProblemError('not-found', 'noFile');
        if ('movedTo' in file) return HttpResponse.redirect(api + file.movedTo, 302);
        return fileResponse(await file.read(), file.contentType);
      }),
    ),
    http.get(`*${api}/api/newsletter-previews/:token`, ({ params: { token } }) =>
      server.run(async ({ issuePreview }) => {
        const html = await issuePreview(String(token));
        if (html === undefined) throw new ProblemError('not-found');
        return fileResponse(html, 'text/html; charset=utf-8');
      }),
    ),
    ...portfolioFiles(api, server),
    http.all(`*${api}/*`, ({ request }) => {
      onMissing(`${request.method} ${new URL(request.url).pathname.split(api)[1]}`);
      return problemResponse(needsServer(), request);
    }),
  ];
}

function handlerOf(name: EndpointName, options: HandlerOptions): RequestHandler {
  const { api, server, waits, wait } = options;
  const { method, path } = endpoints[name];
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return http[verb](`*${api}${toPattern(path)}`, ({ request, params }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    return server.answer(name, request, params, wait(waits.of({ name, query })));
  });
}
