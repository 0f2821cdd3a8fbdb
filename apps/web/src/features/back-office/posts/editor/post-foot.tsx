import { type PostStatus, readingMinutes, TEXT_MAX_LENGTH } from '@vitrine/contracts';
import { useDeferredValue, useMemo } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Alert } from '#components/feedback/alert.tsx';
import { useSurroundingForm } from '#components/form/form-context.ts';
import { TextField } from '#components/form/text-field.tsx';
import { Cluster } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { FilterPills } from '#components/ui/filter-pills.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { now } from '#lib/clock.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { formatCount } from '#lib/locale.ts';
import { getTimeZone } from '#lib/moments.ts';
import { useMay } from '#lib/office-pages.ts';
import { m } from '#messages';
import { restoreRecord } from '../../components/restore-record.ts';
import { useAction } from '../../components/use-action.ts';
import { isOpenToWriters, postsChanged } from '../post-list.ts';
import { type PostValues, proposedTime, toLocalTime } from './post-fields.ts';
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
          hint={m.admin_posts_publish_at_zone({ zone: getTimeZone() })}
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

/** How long it is by now, and how long it takes to read. */
export function PostLength() {
  const counted = useDeferredValue(useWatch<PostValues, 'sections'>({ name: 'sections' }));
  const { words, minutes, tooLong } = useMemo(() => {
    // what is longer cannot be saved, and is not worth the counting
    const texts = counted.map(({ text }) => text.slice(0, TEXT_MAX_LENGTH));
    const count = texts.reduce((sum, text) => sum + countWords(text), 0);
    const long = counted.findIndex(({ text }) => text.length > TEXT_MAX_LENGTH);
    return { words: count, minutes: readingMinutes(texts), tooLong: long };
  }, [counted]);
  if (words === 0) return null;
  const section = counted[tooLong];
  if (section) {
    // what is said under the section may be far away
    return (
      <p className={textStyle({ tone: 'danger', weight: 'medium', size: 'small', numeric: true })}>
        {m.admin_posts_too_long({
          number: tooLong + 1,
          count: formatCount(section.text.length),
          most: formatCount(TEXT_MAX_LENGTH),
        })}
      </p>
    );
  }
  return (
    <p className={textStyle({ tone: 'muted', size: 'small', numeric: true })}>
      {m.posts_minutes({ minutes })} · {m.admin_posts_words({ count: words })}
    </p>
  );
}

// Marks of Markdown that hold letters: addresses of links and pictures, the language of a code block.
const ADDRESSES = /\]\([^)\n]*\)|^\s*(```|~~~).*$/gm;
const WORDS = /[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu;

/** How many words are read in a text, in any script; marks of Markdown are none. */
export const countWords = (markdown: string): number =>
  markdown.replace(ADDRESSES, ' ').match(WORDS)?.length ?? 0;

interface LostPostProps {
  id: string;
  saving: boolean;
  /** It is back from the trash, as it was when it was deleted. */
  onBack: () => void;
  /** What is typed is to be a post of its own. */
  onAnew: () => void;
}

/** Someone has deleted the post that is edited: what becomes of what was typed. */
export function LostPost({ id, saving, onBack, onAnew }: LostPostProps) {
  const restoring = useAction({
    send: (api, _input, queries) => restoreRecord(api, queries, { kind: 'post', id }),
    failed: (error) => `${m.admin_trash_restore_failed()}. ${failureReason(error)}`,
    onDone: (queries) => {
      onBack();
      return postsChanged(queries, id);
    },
  });
  return (
    <Alert
      tone="danger"
      title={m.admin_posts_lost()}
      action={
        <Cluster gap={1}>
          <Button
            size="small"
            busy={restoring.isPending}
            disabled={saving}
            onClick={() => restoring.mutate()}
          >
            {m.admin_posts_lost_back()}
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={saving || restoring.isPending}
            onClick={onAnew}
          >
            {m.admin_posts_lost_anew()}
          </Button>
        </Cluster>
      }
    >
      {m.admin_posts_lost_hint()}
    </Alert>
  );
}
