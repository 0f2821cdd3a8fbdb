import type { MetricFamily } from './metric-families.ts';

const WIDTH = 12;
const HEIGHT = 8;
const WINDOW = '$__rate_interval';
/** Of what Prometheus recommends for Node.js, what an operator looks at. */
const OF_PROCESS = [
  'process_resident_memory_bytes',
  'process_cpu_seconds_total',
  'process_open_fds',
  'nodejs_eventloop_lag_p99_seconds',
];
const isShown = ({ name }: MetricFamily) =>
  /^(http|vitrine)_/.test(name) || OF_PROCESS.includes(name);

/** By what a name ends with, what its values are in Grafana's words. */
const UNITS: [ending: RegExp, unit: string][] = [
  [/_timestamp_seconds$/, 'dateTimeFromNow'],
  [/_seconds$/, 's'],
  [/_bytes$/, 'bytes'],
  [/_seconds_total$/, 'percentunit'],
  [/_total$/, 'reqps'],
];

/** What is drawn of a metric. */
function queriesOf({ name, type }: MetricFamily): { expr: string; legendFormat: string }[] {
  const of = `${name}{job="$job"}`;
  if (type === 'histogram') {
    const buckets = `sum by (le) (rate(${name}_bucket{job="$job"}[${WINDOW}]))`;
    return [0.5, 0.95, 0.99].map((share) => ({
      expr: `histogram_quantile(${share}, ${buckets})`,
      legendFormat: `${share * 100} %`,
    }));
  }
  if (type === 'counter') {
    const rates = `sum without (instance, route) (rate(${of}[${WINDOW}]))`;
    return [{ expr: rates, legendFormat: '__auto' }];
  }
  // Grafana counts times in ms
  const expr = name.endsWith('_timestamp_seconds') ? `${of} * 1000` : of;
  return [{ expr, legendFormat: '__auto' }];
}

function panelOf(metric: MetricFamily, at: number) {
  const { name, help } = metric;
  const unit = UNITS.find(([ending]) => ending.test(name))?.[1] ?? 'short';
  return {
    id: at + 1,
    type: unit === 'dateTimeFromNow' ? 'stat' : 'timeseries',
    title: name.replace(/^vitrine_/, '').replaceAll('_', ' '),
    description: help,
    datasource: { type: 'prometheus', uid: '$datasource' },
    gridPos: { x: (at % 2) * WIDTH, y: Math.floor(at / 2) * HEIGHT, w: WIDTH, h: HEIGHT },
    fieldConfig: { defaults: { unit }, overrides: [] },
    targets: queriesOf(metric).map((query, place) => ({
      refId: String.fromCharCode('A'.charCodeAt(0) + place),
      ...query,
    })),
  };
}

/** A board of Grafana with a panel for each metric. */
export const board = (metrics: readonly MetricFamily[]) => ({
  uid: 'vitrine',
  title: 'Vitrine',
  schemaVersion: 39,
  version: 1,
  editable: true,
  refresh: '1m',
  time: { from: 'now-6h', to: 'now' },
  templating: {
    list: [
      { name: 'datasource', label: 'Data source', type: 'datasource', query: 'prometheus' },
      {
        name: 'job',
        label: 'Job',
        type: 'query',
        datasource: { type: 'prometheus', uid: '$datasource' },
        query: 'label_values(vitrine_ready, job)',
        refresh: 1,
      },
    ],
  },
  panels: metrics.filter(isShown).map(panelOf),
});
