import {
  type Endpoint,
  type EndpointName,
  type EndpointParsed,
  type EndpointReply,
  endpoints,
  type FieldError,
  type ProblemCode,
  problemSchema,
  words,
} from '@vitrine/contracts';
import { HttpResponse, http, type RequestHandler } from 'msw';
import type { FileEndpoint } from '../lib/api-client.ts';
import { problemBody } from './problem-body.ts';

/** A call as the server would see it: its parts parsed by the contract. */
export type Called<K extends EndpointName> = EndpointParsed<K> & {
  bearer: string | undefined;
  ifMatch: string | undefined;
  form: FormData | undefined;
};

type Reply<K extends EndpointName> =
  | EndpointReply<K>
  | ((call: Called<K>) => EndpointReply<K> | Promise<EndpointReply<K>>);

/** An MSW handler that answers an endpoint; request and answer are parsed by the contract. */
export function answer<K extends EndpointName>(name: K, reply: Reply<K>): RequestHandler {
  const { status, answer: schema }: Endpoint = endpoints[name];
  return handle(name, async (request, params) => {
    const call = await readCall(endpoints[name], request, params);
    const body = await makeReply(reply, call as unknown as Called<K>);
    return schema
      ? HttpResponse.json(schema.parse(body) as object, { status, headers: tagOf(body) })
      : new HttpResponse(null, { status });
  });
}

/** As the server does for records that have a version. */
function tagOf(body: unknown): Record<string, string> {
  const { version } = (body ?? {}) as { version?: number };
  return version === undefined ? {} : { etag: `"${version}"` };
}

/** An MSW handler for an endpoint that answers with a file. */
export function answerFile(name: FileEndpoint, content: string | Blob): RequestHandler {
  return handle(name, () => new HttpResponse(content));
}

type ReplyMaker<K extends EndpointName> = (call: Called<K>) => unknown;

const makeReply = <K extends EndpointName>(reply: Reply<K>, call: Called<K>): unknown =>
  typeof reply === 'function' ? (reply as ReplyMaker<K>)(call) : reply;

interface Refusal {
  /** After a conflict of versions: the record as it is now. */
  current?: unknown;
  detail?: string;
  errors?: Pick<FieldError, 'path' | 'message'>[];
}

/** An MSW handler that answers an endpoint with a problem. */
export function refuse(name: EndpointName, code: ProblemCode, refusal: Refusal = {}) {
  const { detail = words.en.titles[code], errors, ...more } = refusal;
  const problem = problemSchema.parse(
    problemBody(code, detail, {
      ...more,
      ...(errors && { errors: errors.map((error) => ({ code: 'invalid', ...error })) }),
    }),
  );
  return handle(name, () => HttpResponse.json(problem, { status: problem.status }));
}

/** An MSW handler for an endpoint that cannot be reached. */
export function unreachable(name: EndpointName): RequestHandler {
  return handle(name, () => HttpResponse.error());
}

type Resolver = (request: Request, params: Record<string, unknown>) => Response | Promise<Response>;

function handle(name: EndpointName, resolve: Resolver): RequestHandler {
  const { method, path } = endpoints[name];
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return http[verb](`*${path.replace(/\{(\w+)\}/g, ':$1')}`, ({ request, params }) =>
    resolve(request, params),
  );
}

async function readCall(endpoint: Endpoint, request: Request, params: Record<string, unknown>) {
  const form = endpoint.multipart ? await request.formData() : undefined;
  const fields = form ? Object.fromEntries([...form].filter(([name]) => name !== 'file')) : {};
  const sent = form || !endpoint.body ? fields : await request.json();
  return {
    params: endpoint.params?.parse(params),
    query: endpoint.query?.parse(Object.fromEntries(new URL(request.url).searchParams)),
    body: endpoint.body?.parse(sent),
    bearer: request.headers.get('authorization')?.replace(/^Bearer /, ''),
    ifMatch: request.headers.get('if-match') ?? undefined,
    form,
  };
}
