import { type PostVersion, receivedPost } from '@vitrine/contracts';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Cluster, Row, Stack } from '#components/layout/primitives.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmButton } from '#components/ui/confirm-dialog.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { coverLink, textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { m } from '#messages';
import { Answered } from '../components/answered.tsx';
import { DateTime } from '../components/date-time.tsx';
import { loadedPart } from '../components/loaded-part.tsx';
import sheet from '../components/sheet-foot.module.css';
import { StatusBadge } from '../components/status-badge.tsx';
import { useAction } from '../components/use-action.ts';
import { postStatus, postsChanged } from './post-list.ts';
import styles from './versions-sheet.module.css';

const VersionDetails = loadedPart(
  'version details',
  async () => (await import('./version-details.tsx')).VersionDetails,
);
const PostText = loadedPart('post text', async () => (await import('./post-text.tsx')).PostText);

interface VersionsSheetProps {
  id: string;
  title: string;
  onClose: () => void;
}

/** What a post was before: the list of it, and one of them at a time. */
export function VersionsSheet({ id, title, onClose }: VersionsSheetProps) {
  const query = useEndpoint('posts.versions.list', { params: { id } });
  const [read, setRead] = useState<PostVersion>();
  const [lastRead, setLastRead] = useState<PostVersion>();
  return (
    <Dialog
      kind="sheet"
      open
      size="large"
      onOpenChange={onClose}
      title={m.admin_posts_history_of({ title })}
      description={m.admin_posts_history_hint()}
    >
      {read ? (
        <OneVersion
          id={id}
          version={read}
          onBack={() => {
            setLastRead(read);
            setRead(undefined);
          }}
          onRestored={onClose}
          isCurrent={read.version === query.data?.[0]?.version}
        />
      ) : (
        <Answered query={query} failed={m.admin_posts_history_failed()}>
          {(versions) => <VersionList versions={versions} lastRead={lastRead} onRead={setRead} />}
        </Answered>
      )}
    </Dialog>
  );
}

interface VersionListProps {
  /** Newest first. */
  versions: readonly PostVersion[];
  /** The one that was just read: it takes the focus back. */
  lastRead: PostVersion | undefined;
  onRead: (version: PostVersion) => void;
}

function VersionList({ versions, lastRead, onRead }: VersionListProps) {
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => opener.current?.focus(), []);
  if (versions.length === 0) return <p>{m.admin_posts_history_none()}</p>;
  return (
    <Stack as="ol">
      {versions.map((version, place) => (
        <Row as="li" gap={2} align="center" key={version.version} className={styles.entry}>
          <div className={textStyle({ fill: 'grow', wrap: 'anywhere' })}>
            <button
              ref={version.version === lastRead?.version ? opener : undefined}
              type="button"
              className={textStyle({ weight: 'strong' }, coverLink, styles.open)}
              onClick={() => onRead(version)}
            >
              <DateTime at={version.date} />
            </button>
            <p className={textStyle({ tone: 'muted', size: 'small' })}>
              {version.author || m.admin_posts_history_unknown()}
            </p>
            <p className={textStyle({ tone: 'muted', size: 'small' })}>{version.title}</p>
          </div>
          {place === 0 ? (
            <Badge tone="accent">{m.admin_posts_history_now()}</Badge>
          ) : (
            <StatusBadge looks={postStatus} status={version.status} dot={false} />
          )}
          <ChevronRight
            size={18}
            aria-hidden="true"
            className={textStyle({ tone: 'muted', fill: 'rigid' })}
          />
        </Row>
      ))}
    </Stack>
  );
}

interface OneVersionProps {
  id: string;
  version: PostVersion;
  /** What the post is now cannot be restored. */
  isCurrent: boolean;
  onBack: () => void;
  onRestored: () => void;
}

/** One earlier version as it was read, and the way back to it. */
function OneVersion({ id, version: found, isCurrent, onBack, onRestored }: OneVersionProps) {
  const { version, author, date } = found;
  const query = useEndpoint('posts.versions.get', { params: { id, version } });
  const back = useRef<HTMLButtonElement>(null);
  // what was pressed to come here is gone
  useEffect(() => back.current?.focus(), []);
  return (
    <Stack gap={2} className={sheet.body}>
      <Cluster gap={2} rowGap={1} align="center" justify="between" className={styles.top}>
        <Button ref={back} variant="ghost" size="small" onClick={onBack}>
          <ArrowLeft size={18} aria-hidden="true" />
          {m.admin_posts_history()}
        </Button>
        <p className={textStyle({ tone: 'muted', size: 'small' })}>
          <DateTime at={date} /> · {author || m.admin_posts_history_unknown()}
        </p>
      </Cluster>
      <Answered
        query={query}
        loading={m.admin_posts_version_loading()}
        failed={m.admin_posts_version_failed()}
      >
        {(old) => (
          <>
            <PostText
              icon={old.icon}
              title={old.title}
              description={old.description}
              sections={receivedPost(old).sections}
            />
            <VersionDetails version={old} isCurrent={isCurrent} />
          </>
        )}
      </Answered>
      {isCurrent ? null : (
        <Restore id={id} version={version} slug={query.data?.slug} onRestored={onRestored} />
      )}
    </Stack>
  );
}

interface RestoreProps extends Pick<OneVersionProps, 'id' | 'onRestored'> {
  version: number;
  /** Which address it had, where that was kept. */
  slug: string | undefined;
}

function Restore({ id, version, slug, onRestored }: RestoreProps) {
  const restoring = useAction({
    send: (api) => api.call('posts.versions.restore', { params: { id, version } }),
    done: (post) =>
      slug === undefined || slug === post.slug
        ? m.admin_posts_restored()
        : m.admin_posts_restored_address({ slug }),
    onDone: async (queries) => {
      await postsChanged(queries, id);
      onRestored();
    },
  });
  return (
    <Row justify="end" className={sheet.foot} data-dialog-foot="">
      <ConfirmButton
        action={restoring}
        failed={m.admin_posts_restore_failed()}
        tone="primary"
        title={m.admin_posts_restore()}
        question={m.admin_posts_restore_question()}
        confirmLabel={m.admin_posts_restore()}
      >
        {m.admin_posts_restore()}
      </ConfirmButton>
    </Row>
  );
}
