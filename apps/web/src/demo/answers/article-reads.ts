import { type AdminOverview, holds, VIEW_CHART_DAYS } from '@vitrine/contracts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import type { DemoPost } from '../demo-data.ts';
import { requirePost } from './blog.ts';
import { utcDay } from './utc-day.ts';

const DAY_MS = 86_400_000;
const MOST_READ = 5;

/** How articles are read. */
export const articleReadAnswers: DemoAnswers = {
  'articles.view': (call) => {
    const { reads } = requirePost(call, call.params.id);
    const day = utcDay(call.now());
    if (!holds(call.actor?.role, 'office')) reads[day] = (reads[day] ?? 0) + 1;
    return undefined;
  },
  'posts.reads': (call) => {
    const { reads } = requirePost(call, call.params.id);
    const days = chartDays(call).map((day) => ({ day, count: reads[day] ?? 0 }));
    return { total: days.reduce((sum, { count }) => sum + count, 0), days };
  },
};

/** The last days, today last. */
export const chartDays = ({ now }: AnyCall): string[] =>
  Array.from({ length: VIEW_CHART_DAYS }, (_, index) =>
    utcDay(new Date(now().getTime() - (VIEW_CHART_DAYS - 1 - index) * DAY_MS)),
  );

/** How often a post was read on the days of the chart. */
export const readsOf = (call: AnyCall, { reads }: Pick<DemoPost, 'reads'>): number =>
  chartDays(call).reduce((sum, day) => sum + (reads[day] ?? 0), 0);

/** What the dashboard says of them. */
export function readsOverview(call: AnyCall): AdminOverview['reads'] {
  const read = call.data.posts
    .map((post) => ({
      id: post.id,
      slug: post.slug,
      title: post.title,
      count: readsOf(call, post),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  return {
    total: read.reduce((sum, { count }) => sum + count, 0),
    top: read.slice(0, MOST_READ),
  };
}
