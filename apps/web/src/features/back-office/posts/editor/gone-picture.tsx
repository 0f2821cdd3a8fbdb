import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Alert } from '#components/feedback/alert.tsx';
import { Cluster } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { failureReason } from '#lib/failure-reason.ts';
import { listKey } from '#lib/list-query.ts';
import { fileAddress } from '#lib/site-address.ts';
import { m } from '#messages';
import { restoreRecord } from '../../components/restore-record.ts';
import { useAction } from '../../components/use-action.ts';

interface GonePictureProps {
  src: string;
  /** Something is wrong where it stands, or it was not shown: whether it is there is asked. */
  suspect: unknown;
  /** It is there again. */
  onBack: () => void;
  onRemove: () => void;
}

/** Says of a picture of the library that it was deleted, and lets whoever writes decide. */
export function GonePicture({ src, suspect, onBack, onRemove }: GonePictureProps) {
  const [gone, setGone] = useState<string>();
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    // what the browser keeps says nothing of that
    const request = fetch(fileAddress(src), { method: 'HEAD', cache: 'no-store', signal });
    const status = await request.then((answer) => answer.status).catch(() => undefined);
    if (status !== undefined) setGone(status === 404 ? src : undefined);
  });
  const [, id] = /^\/media\/([\w-]+)\//.exec(src) ?? [];
  useEffect(() => {
    if (!suspect || id === undefined) return;
    const asking = new AbortController();
    void ask(asking.signal);
    return () => asking.abort();
  }, [suspect, id]);
  const bringBack = useAction({
    send: (api, _input, queries) => restoreRecord(api, queries, { kind: 'picture', id: id ?? '' }),
    onDone: () => {
      setGone(undefined);
      onBack();
    },
    onSettled: (queries) => queries.invalidateQueries({ queryKey: listKey('library.list') }),
  });
  const isGone = gone !== undefined && gone === src;
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // under a long text nobody would see it, nor behind the foot of the form
    if (isGone) told.current?.scrollIntoView?.({ block: 'center' });
  }, [isGone]);
  if (!isGone) return null;
  return (
    <div ref={told}>
      <Alert
        tone="danger"
        title={m.admin_posts_picture_gone()}
        action={
          <Cluster gap={1}>
            <Button
              size="small"
              variant="secondary"
              busy={bringBack.isPending}
              onClick={() => bringBack.mutate()}
            >
              {m.admin_posts_section_undo()}
            </Button>
            <Button size="small" variant="ghost" onClick={onRemove}>
              {m.editing_remove()}
            </Button>
          </Cluster>
        }
      >
        {bringBack.error
          ? `${m.admin_trash_restore_failed()}. ${failureReason(bringBack.error)}`
          : m.admin_posts_picture_gone_hint()}
      </Alert>
    </div>
  );
}
