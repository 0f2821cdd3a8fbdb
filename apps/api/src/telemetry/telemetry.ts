import type { Env } from '../env.ts';
import { createAccessLog } from '../http/access-log.ts';
import type { RequestWatcher } from '../http/watch-requests.ts';
import { VERSION } from '../lib/version.ts';
import type { Platform } from '../platform.ts';
import { type Backups, createHealth, createOutboxRepository } from '../service/index.ts';

/** What watches over the process as its settings ask for. */
export interface Telemetry {
  watchers: RequestWatcher[];
  close(): Promise<void>;
}

type Watched = Platform & { backups: Backups };

/**
 * Starts what is set: lines of the log for requests, metrics, traces. The libraries of the others
 * are not loaded.
 * @throws {SettingsError} when the port of the metrics cannot be had
 */
export async function startTelemetry(env: Env, watched: Watched): Promise<Telemetry> {
  const { logger } = watched;
  const accessLog = createAccessLog(logger, env.ACCESS_LOG_SAMPLE);
  const parts: Telemetry[] = [];
  if (env.METRICS_PORT !== undefined) {
    const place = { port: env.METRICS_PORT, host: env.METRICS_HOST };
    parts.push(await startMetrics(watched, place));
  }
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { createTraces } = await import('./traces.ts');
    const { watcher, close } = createTraces({
      endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
      serviceName: env.OTEL_SERVICE_NAME,
      version: VERSION,
      logger,
    });
    parts.push({ watchers: [watcher], close });
  }
  return {
    watchers: [...(accessLog ? [accessLog] : []), ...parts.flatMap(({ watchers }) => watchers)],
    close: async () => void (await Promise.all(parts.map((part) => part.close()))),
  };
}

async function startMetrics(
  watched: Watched,
  place: { port: number; host: string },
): Promise<Telemetry> {
  const [{ createMetrics }, { startMetricsServer }] = await Promise.all([
    import('./metrics.ts'),
    import('./metrics-server.ts'),
  ]);
  const { database, logger } = watched;
  const mails = createOutboxRepository(database);
  const metrics = createMetrics({
    ...watched,
    isReady: createHealth(watched).isReady,
    countMails: async () => ({
      ...(await mails.countUnsent(database.read)),
      failed: await mails.countAllFailed(database.read),
    }),
  });
  const server = await startMetricsServer(metrics.read, place);
  logger.info({ url: server.url }, 'metrics are offered');
  return {
    watchers: [metrics.watcher],
    close: async () => {
      await server.close();
      metrics.close();
    },
  };
}
