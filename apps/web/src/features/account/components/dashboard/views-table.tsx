import type { Dashboard } from '@vitrine/contracts';
import { m } from '#messages';
import { VisuallyHidden } from '../../../../components/ui/visually-hidden.tsx';
import { dayName } from '../../day-name.ts';

/** The chart for those who do not see it, newest day first. */
export function ViewsTable({ days }: { days: Dashboard['views']['days'] }) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{m.account_views_chart()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.account_views_day()}</th>
            <th scope="col">{m.account_views_column()}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{dayName(day)}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
