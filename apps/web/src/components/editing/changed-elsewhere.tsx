import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { ElsewhereChange, WatchedRecord } from '#lib/editing/record-changes.ts';
import { useSession } from '#lib/session.ts';
import { m } from '#messages';
import { Alert } from '../feedback/alert.tsx';
import { Button } from '../ui/button.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { textStyle } from '../ui/text-style.ts';

interface ChangedElsewhereProps<Stored> {
  watch: WatchedRecord<Stored>;
  /** How often a change was announced: the record is looked at again with every one. */
  changes: number;
  /** Whether something is typed that is not stored. */
  unsaved: boolean;
  saving: boolean;
  /** What people know the record by, where more than one is edited at a time. */
  name?: string | undefined;
  /** Nothing is typed: shows the record as it is now. */
  onTake: (theirs: Stored) => void;
  /** Shows both versions, to choose from. */
  onCompare: (theirs: Stored) => void;
}

/**
 * Says at once that someone else has changed or deleted the record that is being edited, who and
 * when. Where nothing is typed their version is shown; else both can be looked at before saving.
 */
export function ChangedElsewhere<Stored>(props: ChangedElsewhereProps<Stored>) {
  const { watch, changes, unsaved, saving, name, onTake, onCompare } = props;
  const { data } = useQuery({
    queryKey: ['changed elsewhere', watch.key, changes],
    queryFn: () => watch.read(),
    placeholderData: keepPreviousData,
    // a change that could not be looked at is met when it is saved
    gcTime: 0,
  });
  const [taken, setTaken] = useState<ElsewhereChange<Stored>>();
  const newer = data?.theirs !== undefined && watch.isNewer(data.theirs) ? data : undefined;
  const take = useEffectEvent(() => {
    if (!newer?.theirs) return;
    setTaken(newer);
    onTake(newer.theirs);
  });
  const isTaken = newer !== undefined && !unsaved && !saving;
  useEffect(() => {
    if (isTaken) take();
  }, [isTaken]);
  if (saving) return null;
  if (data?.by?.isDeletion && !data.theirs) {
    const { deletedHint = m.editing_elsewhere_deleted_hint } = watch;
    return <Notice change={data} name={name} hint={deletedHint()} />;
  }
  const theirs = newer?.theirs;
  if (theirs === undefined || !unsaved) {
    return taken ? <Notice change={taken} name={name} hint={m.editing_elsewhere_taken()} /> : null;
  }
  const compare = (
    <Button size="small" variant="secondary" onClick={() => onCompare(theirs)}>
      {m.editing_compare()}
    </Button>
  );
  return <Notice change={newer} name={name} hint={m.editing_elsewhere_hint()} action={compare} />;
}

interface NoticeProps {
  change: ElsewhereChange<unknown> | undefined;
  name: string | undefined;
  hint: string;
  action?: ReactNode;
}

function Notice({ change, name, hint, action }: NoticeProps) {
  // it comes while someone types, and takes room: what they type in stays in view
  useEffect(() => {
    document.activeElement?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const by = change?.by;
  const isOwn = useSession()?.email === by?.actor;
  const who = by?.actor || m.editing_elsewhere_somebody();
  const sentence = () => {
    if (by?.isDeletion) return m.editing_elsewhere_deleted({ who });
    return isOwn ? m.editing_elsewhere_own() : m.editing_elsewhere_changed({ who });
  };
  return (
    <Alert title={name ? `${name}: ${sentence()}` : sentence()} action={action}>
      {hint}
      {by ? (
        <p className={textStyle({ tone: 'muted', size: 'small' })}>
          <RelativeTime at={by.at} />
        </p>
      ) : null}
    </Alert>
  );
}
