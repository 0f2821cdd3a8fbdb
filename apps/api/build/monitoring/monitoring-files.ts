import { stringify } from 'yaml';
import { alertRules } from './alerts.ts';
import { board } from './board.ts';
import { metricFamilies } from './metric-families.ts';

const WRITTEN = 'written by `pnpm --filter @vitrine/api monitoring` from the table of metrics';

/** The board of Grafana and the rules of Prometheus, by their paths from the repository's root. */
export async function monitoringFiles(): Promise<Record<string, string>> {
  const metrics = await metricFamilies();
  return {
    'deploy/grafana/vitrine.json': `${JSON.stringify(board(metrics), undefined, 2)}\n`,
    'deploy/prometheus/alerts.yml': `# ${WRITTEN}\n${stringify(alertRules(), { lineWidth: 0 })}`,
  };
}
