import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { alertRules } from '../build/monitoring/alerts.ts';
import { board } from '../build/monitoring/board.ts';
import { metricFamilies, seriesOf } from '../build/monitoring/metric-families.ts';
import { monitoringFiles } from '../build/monitoring/monitoring-files.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const metrics = await metricFamilies();
const panels = board(metrics).panels;
const [{ rules } = { rules: [] }] = alertRules().groups;
/** What is asked of Prometheus, by who asks it. */
const asked: [string, string][] = [
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
];

it.each(Object.entries(await monitoringFiles()))('%s is as it is written now', (path, text) => {
  expect(readFileSync(join(ROOT, path), 'utf8')).toBe(text);
});

it.each(asked)('%s asks for metrics that there are: %s', (_, expr) => {
  const known = new Set(['up', ...metrics.flatMap(seriesOf)]);
  const named = expr.match(/\b(up|(http|vitrine|process|nodejs)_\w+)\b(?!=)/g) ?? [];
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

it('the board has a panel for each metric of this program', () => {
  const own = metrics.filter(({ name }) => /^(http|vitrine)_/.test(name));
  const drawn = panels.map(({ description }) => description);
  expect(own.map(({ help }) => help).filter((help) => !drawn.includes(help))).toEqual([]);
});

it.each(rules)('$alert leads to a section of the documentation', ({ annotations }) => {
  const [page = '', anchor] = annotations.documentation.split('#');
  const titles = readFileSync(join(ROOT, page), 'utf8').match(/^#+ .*$/gm) ?? [];
  const anchors = titles.map((title) =>
    title
      .replace(/^#+ /, '')
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  expect(anchors).toContain(anchor);
});
