import type { BlogStatus } from '@vitrine/contracts';
import { m } from '#messages';
import { TextField } from '../../../../components/form/text-field.tsx';
import { FilterPills } from '../../../../components/ui/filter-pills.tsx';
import { soon, toLocalTime } from './local-time.ts';
import styles from './publish-choice.module.css';
import type { PostEditor } from './use-post-editor.ts';

/** A draft, out at once, or at a time of its own. */
export function PublishChoice({ editor: { values, problems, change } }: { editor: PostEditor }) {
  const choose = (status: BlogStatus) => {
    const publishAt = values.publishAt || soon(new Date());
    change(status === 'scheduled' ? { status, publishAt } : { status });
  };
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className={styles.choice}>
      <FilterPills
        label={m.admin_blog_status()}
        options={statusOptions()}
        value={values.status}
        onChange={choose}
      />
      {values.status === 'scheduled' ? (
        <TextField
          type="datetime-local"
          name="publish-at"
          label={m.admin_blog_publish_at()}
          hint={m.admin_blog_publish_at_zone({ zone })}
          min={toLocalTime(new Date())}
          value={values.publishAt}
          onChange={(publishAt) => change({ publishAt })}
          error={problems.publish_at}
          className={styles.time}
        />
      ) : null}
    </div>
  );
}

const statusOptions = (): { value: BlogStatus; label: string }[] => [
  { value: 'draft', label: m.admin_blog_status_as_draft() },
  { value: 'published', label: m.admin_blog_status_now() },
  { value: 'scheduled', label: m.admin_blog_status_schedule() },
];
