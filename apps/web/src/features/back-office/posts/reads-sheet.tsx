import { DayChart } from '#components/day-chart/day-chart.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { m } from '#messages';
import { Answered } from '../components/answered.tsx';
import { readsCount } from './post-list.ts';
import styles from './reads-sheet.module.css';

interface ReadsSheetProps {
  id: string;
  title: string;
  onClose: () => void;
}

/** How often a post was read, day by day. */
export function ReadsSheet({ id, title, onClose }: ReadsSheetProps) {
  const query = useEndpoint('posts.reads', { params: { id } });
  return (
    <Dialog
      kind="sheet"
      open
      onOpenChange={onClose}
      title={m.admin_posts_reads_of({ title })}
      description={m.admin_posts_reads_how()}
    >
      <Answered query={query} failed={m.admin_posts_reads_failed()}>
        {({ total, days }) => (
          <Stack gap={3} className={styles.reads}>
            <p className={textStyle({ face: 'heading', size: 2, numeric: true })}>
              {readsCount(total)}
            </p>
            <DayChart
              days={days}
              name={m.admin_posts_reads_chart()}
              column={m.admin_posts_reads()}
              countOf={readsCount}
            />
          </Stack>
        )}
      </Answered>
    </Dialog>
  );
}
