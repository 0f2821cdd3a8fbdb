import type { PostStatus } from '@vitrine/contracts';
import { useController, useWatch } from 'react-hook-form';
import { useSurroundingForm } from '#components/form/form-context.ts';
import { TextField } from '#components/form/text-field.tsx';
import { Cluster } from '#components/layout/primitives.tsx';
import { FilterPills } from '#components/ui/filter-pills.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { now } from '#lib/clock.ts';
import { useMay } from '#lib/office-pages.ts';
import { m } from '#messages';
import { isOpenToWriters } from '../post-list.ts';
import { proposedTime, toLocalTime } from './local-time.ts';
import type { PostValues } from './post-fields.ts';
import styles from './post-form.module.css';

const STATUSES: readonly { value: PostStatus; label: () => string; chosen: () => string }[] = [
  { value: 'draft', label: m.admin_posts_status_as_draft, chosen: m.admin_posts_chosen_draft },
  {
    value: 'submitted',
    label: m.admin_posts_status_submit,
    chosen: m.admin_posts_status_submitted,
  },
  { value: 'published', label: m.admin_posts_status_now, chosen: m.admin_posts_chosen_now },
  {
    value: 'scheduled',
    label: m.admin_posts_status_schedule,
    chosen: m.admin_posts_chosen_schedule,
  },
];

/** Beside the button on a phone, where the choice itself is further up. */
export function ChosenStatus() {
  const { status } = useWatch<PostValues, 'publishing'>({ name: 'publishing' });
  const words = STATUSES.find(({ value }) => value === status)?.chosen();
  return <p className={textStyle({ size: 'small' }, styles.chosen)}>{words}</p>;
}

/** A draft, out at once, or at a time of its own; of who may not publish, a draft to be published. */
export function PublishChoice() {
  const { value, onChange } = useController<PostValues, 'publishing'>({ name: 'publishing' }).field;
  const error = useSurroundingForm()?.errorOf('publishing');
  const { status, at } = value;
  const mayPublish = useMay()('publishing');
  const offered = STATUSES.filter(
    ({ value: one }) => one === status || (mayPublish ? one !== 'submitted' : isOpenToWriters(one)),
  );
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Cluster gap={3} rowGap={1} align="center">
      <FilterPills
        label={m.area_status()}
        options={offered.map(({ value: one, label }) => ({ value: one, label: label() }))}
        value={status}
        onChange={(chosen: PostStatus) =>
          onChange({
            status: chosen,
            at: chosen === 'scheduled' ? at || proposedTime(new Date(now())) : at,
          })
        }
      />
      {status === 'scheduled' ? (
        <TextField
          type="datetime-local"
          name="publish-at"
          label={m.admin_posts_publish_at()}
          hint={m.admin_posts_publish_at_zone({ zone })}
          min={toLocalTime(new Date(now()))}
          value={at}
          onChange={(moment) => onChange({ status, at: moment })}
          error={error}
          className={styles.time}
        />
      ) : null}
    </Cluster>
  );
}
