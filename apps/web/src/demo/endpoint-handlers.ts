import {
  type Endpoint,
  type EndpointName,
  endpointNames,
  endpoints,
  type FieldError,
  holds,
  problemStatus,
  problemTexts,
} from '@vitrine/contracts';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { logFailure } from '#lib/log.ts';
import { DEMO_API, type Demo } from './demo.ts';
import type { AnyCall } from './demo-call.ts';
import type { DemoAccount } from './demo-data.ts';
import { DemoProblem } from './demo-problem.ts';
import { accountOfToken } from './demo-tokens.ts';
import { portfolioFileHandlers } from './portfolio-files.ts';

/** Answers every address of the demo's API in the browser; what it does not know it refuses. */
export function createHandlers(demo: Demo): RequestHandler[] {
  // a fixed address before one with parameters that it would match
  const parameters = (name: EndpointName) => endpoints[name].path.split('{').length;
  const names = endpointNames.toSorted((one, other) => parameters(one) - parameters(other));
  return [
    ...names.map((name) => handlerOf(name, demo)),
    http.get(`*${DEMO_API}/media/:id/:file`, async ({ params }) => {
      const file = await demo.files.find(String(params.id));
      return file ?? problemResponse(new DemoProblem('not-found', problemTexts.noFile));
    }),
    ...portfolioFileHandlers(demo),
    http.all(`*${DEMO_API}/*`, ({ request }) => {
      const { pathname } = new URL(request.url);
      return problemResponse(notPart(`${request.method} ${pathname.split(DEMO_API)[1]}`));
    }),
  ];
}

/** Told to the person on the screen, and to developers in the console. */
function notPart(what: string): DemoProblem {
  logFailure('Not part of the demo:', what);
  return new DemoProblem('not-found', 'This is not part of the demo: it needs a server.');
}

function handlerOf(name: EndpointName, demo: Demo): RequestHandler {
  const { method, path } = endpoints[name];
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return http[verb](
    `*${DEMO_API}${path.replace(/\{(\w+)\}/g, ':$1')}`,
    async ({ request, params }) => {
      try {
        const response = await answer(name, demo, request, params);
        if (method !== 'GET') demo.store.save();
        return response;
      } catch (error) {
        demo.store.undo();
        if (error instanceof DemoProblem) return problemResponse(error);
        logFailure(`The demo could not answer ${name}:`, error);
        return problemResponse(new DemoProblem('internal', problemTexts.internal));
      }
    },
  );
}

const problemResponse = (problem: DemoProblem) =>
  HttpResponse.json(problem.body(), { status: problemStatus[problem.code] });

type AnyAnswer = (call: AnyCall) => unknown;

async function answer(
  name: EndpointName,
  demo: Demo,
  request: Request,
  params: Record<string, unknown>,
): Promise<Response> {
  const endpoint: Endpoint = endpoints[name];
  const parts = await readParts(endpoint, request, params);
  await demo.wait(demo.waits.of({ name, query: parts.query ?? {} }));
  // after the wait: something else may have been changed meanwhile
  const data = demo.store.read();
  const actor = accountOfToken(data, bearerOf(request));
  refuseStrangers(endpoint, actor, bearerOf(request));
  const make = demo.answers[name] as AnyAnswer | undefined;
  if (!make) throw notPart(name);
  let version: number | undefined;
  const tag = (known: number) => {
    version = known;
  };
  const { now, newId, files, siteUrl } = demo;
  const platform = { now, newId, files, siteUrl };
  const reply = await make({ ...parts, ...platform, data, actor, tag } as AnyCall);
  return present(endpoint, reply, version);
}

/** The parts of a call, parsed by the contract. */
async function readParts(endpoint: Endpoint, request: Request, params: Record<string, unknown>) {
  const form = endpoint.multipart ? await request.formData() : undefined;
  const file = form?.get('file');
  const fields = form && Object.fromEntries([...form].filter(([field]) => field !== 'file'));
  const sent = fields ?? (endpoint.body ? await request.json() : undefined);
  const tag = /"(\d+)"/.exec(request.headers.get('if-match') ?? '')?.[1];
  return {
    params: parse(endpoint.params, params),
    query: parse(endpoint.query, Object.fromEntries(new URL(request.url).searchParams)),
    body: parse(endpoint.body, sent),
    file: file instanceof File ? file : undefined,
    ifMatch: tag === undefined ? undefined : Number(tag),
  };
}

type Schema = Endpoint['params'] | Endpoint['body'];

/** @throws DemoProblem `invalid` with what is wrong in each field */
function parse(schema: Schema, value: unknown) {
  const parsed = schema?.safeParse(value);
  if (!parsed) return undefined;
  if (parsed.success) return parsed.data as Record<string, unknown>;
  const errors: FieldError[] = parsed.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));
  throw new DemoProblem('invalid', errors[0]?.message, { errors });
}

const bearerOf = (request: Request) =>
  request.headers.get('authorization')?.replace(/^Bearer /, '');

/** @throws DemoProblem for somebody whom the contract does not let in */
function refuseStrangers(
  { access }: Endpoint,
  actor: DemoAccount | undefined,
  bearer: string | undefined,
): void {
  if (access === 'anyone') return;
  if (!actor && (bearer !== undefined || access !== 'optional')) {
    throw new DemoProblem('unauthenticated', problemTexts.sessionEnded);
  }
  if (access !== 'optional' && access !== 'signed-in' && !holds(actor?.role, access)) {
    throw new DemoProblem('forbidden', problemTexts.notAllowed);
  }
}

/** The answer as the contract lets it out. */
function present({ answer: schema, status, file }: Endpoint, reply: unknown, tagged?: number) {
  if (file) {
    return new Response(reply as Blob | ReadableStream, { headers: { 'content-type': file } });
  }
  const body = schema?.parse(reply);
  const version = tagged ?? (body as { version?: number } | undefined)?.version;
  const headers: Record<string, string> = version === undefined ? {} : { etag: `"${version}"` };
  return schema
    ? HttpResponse.json(body as object, { status, headers })
    : new HttpResponse(null, { status, headers });
}
