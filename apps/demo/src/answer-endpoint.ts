import {
  type Answer,
  actorOf,
  addressOf,
  callEndpoint,
  type Dependencies,
  IDEMPOTENCY_KEY,
  linksOf,
  ProblemError,
  REPLAYED,
  type StoredBytes,
  toProblem,
  visitor,
} from '@vitrine/api/in-browser';
import { type Endpoint, type EndpointName, endpoints, type Words, words } from '@vitrine/contracts';
import { forget, uploadOf } from './ports/files.ts';

/** Answers a request of the app with the server's handlers, as HTTP has it. */
export async function answerEndpoint(
  name: EndpointName,
  request: Request,
  params: Record<string, unknown>,
  { invoke, keptCalls, sessions }: Dependencies,
): Promise<Response> {
  const endpoint: Endpoint = endpoints[name];
  const header = (which: string) => request.headers.get(which) ?? undefined;
  const isForAnyone = endpoint.access === 'anyone';
  const actor = isForAnyone ? visitor : await actorOf(header('authorization'), sessions.readToken);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const { body, file } = await readBody(endpoint, request);
  const userAgent = header('user-agent') ?? navigator.userAgent;
  const sent = {
    ...{ params, query, body, file, client: { address: '', network: '', userAgent } },
    ...{
      ifMatch: header('if-match'),
      key: header(IDEMPOTENCY_KEY),
      words: () => wordsFor(request),
    },
  };
  try {
    const calling = { invoke, callOnce: keptCalls.once };
    const { answer, isReplayed } = await callEndpoint(name, actor, sent, calling);
    const links = linksOf(addressOf(endpoint, params), query, answer);
    return present(endpoint, answer, {
      ...(isReplayed && { [REPLAYED]: 'true' }),
      ...(links !== undefined && { link: links }),
    });
  } finally {
    if (file) forget(file);
  }
}

async function readBody({ multipart, body }: Endpoint, request: Request) {
  if (!multipart) return { body: body ? await request.json() : undefined, file: undefined };
  const form = await request.formData();
  const file = form.get('file');
  const fields = [...form].filter(([field]) => field !== 'file');
  return {
    body: Object.fromEntries(fields),
    file: file instanceof File ? uploadOf(file) : undefined,
  };
}

function present(
  { file: type }: Endpoint,
  { status, body, version, file }: Answer,
  headers: Record<string, string>,
): Response {
  if (file) return fileResponse(file.content, type ?? file.type ?? '');
  const tagged = version === undefined ? headers : { ...headers, etag: `"${version}"` };
  return body === undefined
    ? new Response(null, { status, headers: tagged })
    : Response.json(body, { status, headers: tagged });
}

type Content = NonNullable<Answer['file']>['content'] | string;

/** A file, which a browser takes for nothing else. */
export const fileResponse = (content: Content, type: string): Response =>
  new Response(bodyOf(content), { headers: { 'content-type': type } });

function bodyOf(content: Content): BodyInit {
  if (typeof content === 'string' || content instanceof ReadableStream) return content;
  return content instanceof Uint8Array ? new Uint8Array(content) : streamOf(content);
}

function streamOf(parts: StoredBytes): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

/** The app asks in the language of its page. */
const wordsFor = (request: Request | undefined): Words => {
  const language = request?.headers.get('accept-language') ?? '';
  return new Map<string, Words>(Object.entries(words)).get(language) ?? words.en;
};

/** What a refusal looks like; of what is not one, it says nothing. */
export function problemResponse(error: unknown, request?: Request): Response {
  const problem = error instanceof ProblemError ? error : new ProblemError('internal');
  const body = toProblem(problem, wordsFor(request));
  return Response.json(body, { status: body.status });
}
