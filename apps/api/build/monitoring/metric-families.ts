import { createMetrics } from '../../src/telemetry/metrics.ts';

/** A metric as the server describes it to Prometheus. */
export interface MetricFamily {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram' | 'summary';
}

/** Every metric there is, read from the server's own table of them. */
export async function metricFamilies(): Promise<MetricFamily[]> {
  const nothing = { readLatest: async () => undefined, read: async () => ({ failure: null }) };
  const metrics = createMetrics({
    hasher: { waiting: () => 0 },
    space: { now: { freeBytes: 0, totalBytes: 0 } },
    countMails: async () => ({ waiting: 0, failed: 0 }),
    isReady: async () => true,
    backups: nothing,
  } as never);
  const { text } = await metrics.read();
  metrics.close();
  const described = text.matchAll(/^# HELP (\S+) (.*)\n# TYPE \S+ (\w+)$/gm);
  return [...described].map(([, name = '', help = '', type]) => ({
    ...{ name, help, type: type as MetricFamily['type'] },
  }));
}

/** What Prometheus knows a metric by: a histogram has three series. */
export const seriesOf = ({ name, type }: MetricFamily): string[] =>
  type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name];
