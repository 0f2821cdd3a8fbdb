import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { RequestWatcher, WatchedRequest } from '../http/watch-requests.ts';
import { SECOND_MS } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import { type FinishedWork, onFinishedWork } from '../lib/observed-work.ts';
import { within } from '../lib/time-limit.ts';

const EXPORT_MS = 5 * SECOND_MS;
const FAREWELL_MS = 2 * SECOND_MS;
/** W3C Trace Context. */
const TRACE_PARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Traces of requests and of the work behind them, sent to a collector. */
export interface Traces {
  watcher: RequestWatcher;
  /** Sends what is left; a collector that does not answer is not waited for long. */
  close(): Promise<void>;
}

interface TraceSettings {
  /** Of the collector, without `/v1/traces`. */
  endpoint: string;
  serviceName: string;
  version: string;
  /** Called when the collector stops taking spans, and when it takes them again. */
  logger: Logger;
}

/** Makes a span for each request, each write of the database, page that is made, and mail. */
export function createTraces({ endpoint, serviceName, version, logger }: TraceSettings): Traces {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const otlp = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_MS });
  const exporter = tellingOfFailures(otlp, url, logger);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_MS })],
  });
  const tracer = provider.getTracer('vitrine', version);
  const current = new AsyncLocalStorage<Span>();
  const spans = new WeakMap<WatchedRequest, Span>();

  const stopHearing = onFinishedWork((work) => {
    const parent = current.getStore();
    const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
    // rounds that run beside the requests write every second and tell nothing
    if (!parent && work.kind === 'database write') return;
    const options = {
      startTime: work.startedAt,
      kind: work.kind === 'render' ? SpanKind.INTERNAL : SpanKind.CLIENT,
      attributes: attributesOf(work),
    };
    const span = tracer.startSpan(work.kind, options, context);
    if (work.failed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(work.endedAt);
  });

  return {
    watcher: {
      begin(request, answer) {
        const options = {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': request.method,
            'vitrine.request_id': request.id,
          },
        };
        const remote = remoteParent(request.traceParent);
        const context = remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
        const span = tracer.startSpan(request.method, options, context);
        spans.set(request, span);
        current.run(span, answer);
      },
      end(request, { route, status, cache }) {
        const span = spans.get(request);
        if (!span) return;
        span.updateName(`${request.method} ${route}`);
        span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
        if (cache) span.setAttribute('vitrine.cache', cache);
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    },
    close: async () => {
      stopHearing();
      await within(FAREWELL_MS, provider.shutdown()).catch(() => undefined);
    },
  };
}

/** The library drops in silence what the collector does not take. */
function tellingOfFailures(exporter: SpanExporter, url: string, logger: Logger): SpanExporter {
  let isFailing = false;
  const tell = (err: Error | undefined) => {
    // without a user's name or password, which an address may hold
    const { host } = new URL(url);
    logger.warn({ event: 'spans-dropped', collector: host, err }, 'the collector takes no spans');
  };
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed && !isFailing) tell(result.error);
        if (!failed && isFailing) logger.info('the collector takes spans again');
        isFailing = failed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

function attributesOf({ detail, startedAt, begunAt }: FinishedWork): Attributes {
  return {
    ...(detail ? { 'vitrine.kind': detail } : {}),
    ...(begunAt === undefined ? {} : { 'vitrine.waited_ms': begunAt - startedAt }),
  };
}

/** The span of a proxy in front, which the request's is a part of. */
function remoteParent(header: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(header ?? '') ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}
