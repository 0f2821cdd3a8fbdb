import type { Locale, PostSummary } from '@vitrine/contracts';
import { ChartColumn, Ellipsis, History, Link2, Mail, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import type { Column } from '#components/ui/data-table.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Menu } from '#components/ui/menu.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { orGone } from '#lib/list-query.ts';
import { useMay } from '#lib/office-pages.ts';
import { m } from '#messages';
import { CellLines } from '../components/cell-lines.tsx';
import { DateTime } from '../components/date-time.tsx';
import { loadedDialog } from '../components/loaded-part.tsx';
import { StatusBadge } from '../components/status-badge.tsx';
import { useAction } from '../components/use-action.ts';
import { useOpened } from '../components/use-opened.ts';
import styles from './post-columns.module.css';
import { PostLanguages } from './post-languages.tsx';
import { isOpenToWriters, postStatus, postsChanged, readsCount } from './post-list.ts';
import { ViewPost } from './view-post.tsx';

const ReadsSheet = loadedDialog(
  async () => (await import('./reads-sheet.tsx')).ReadsSheet,
  ({ title }) => ({ title: m.admin_posts_reads_of({ title }), kind: 'sheet' }),
);

const VersionsSheet = loadedDialog(
  async () => (await import('./versions-sheet.tsx')).VersionsSheet,
  ({ title }) => ({ title: m.admin_posts_history_of({ title }), kind: 'sheet', size: 'large' }),
);

const PreviewLink = loadedDialog(
  async () => (await import('./preview-link.tsx')).PreviewLink,
  () => ({ title: m.admin_posts_preview_link() }),
);

const AnnouncePost = loadedDialog(
  async () => (await import('./announce-post.tsx')).AnnouncePost,
  () => ({ title: m.admin_posts_announce_title(), kind: 'alert', size: 'small' }),
);

/** Told what is to be said above the list; '' once it is no longer true. */
type OnFailure = (failure: string) => void;

/** @param languages what posts are translated into */
export const postColumns = (
  languages: readonly Locale[],
  onFailure: OnFailure,
): Column<PostSummary>[] => [
  { id: 'post', header: m.admin_posts_column_post(), rowHeader: true, cell: postCell },
  { id: 'content', header: m.admin_posts_column_content(), card: 'line', cell: contentCell },
  { id: 'status', header: m.area_status(), card: 'beside', cell: statusCell },
  ...(languages.length > 0
    ? [
        {
          id: 'translations',
          header: m.admin_translations_title(),
          card: 'beside' as const,
          cell: (post: PostSummary) => <PostLanguages post={post} languages={languages} />,
        },
      ]
    : []),
  {
    id: 'actions',
    header: m.admin_column_actions(),
    align: 'end',
    cell: (post) => <Actions post={post} onFailure={onFailure} />,
  },
];

const postCell = ({ icon, title, description }: PostSummary) => (
  <Row gap={1.5}>
    <span aria-hidden="true" className={textStyle({ fill: 'rigid', center: true }, styles.icon)}>
      {icon}
    </span>
    <CellLines under={description} lines={2}>
      {title}
    </CellLines>
  </Row>
);

/** The server sends this much of the first section. */
const PREVIEW_LENGTH = 50;

const contentCell = ({ sections, preview }: PostSummary) => (
  <CellLines under={preview.length < PREVIEW_LENGTH ? preview : `${preview}…`} lines={2}>
    {m.admin_posts_content_items({ count: sections })}
  </CellLines>
);

const SMALL = { tone: 'muted', size: 'tiny', leading: 1.45 } as const;

const statusCell = ({ status, publish_at, announced_at, reads }: PostSummary) => (
  <Stack gap={0.5} align="start" className={styles.status}>
    <StatusBadge looks={postStatus} status={status} dot={false} />
    {status === 'scheduled' && publish_at ? (
      <p className={textStyle(SMALL)}>
        <DateTime at={publish_at} />
      </p>
    ) : null}
    {status === 'published' || reads > 0 ? (
      <p className={textStyle({ ...SMALL, numeric: true })}>{readsCount(reads)}</p>
    ) : null}
    {announced_at ? (
      <p className={textStyle(SMALL)}>
        {m.admin_posts_announced_on()} <DateTime at={announced_at} />
      </p>
    ) : null}
  </Stack>
);

interface ActionsProps {
  post: PostSummary;
  onFailure: OnFailure;
}

type Opened = 'announce' | 'delete' | 'preview' | 'reads' | 'versions';

/** What can be done with a row; the rarer things behind one button. */
function Actions({ post, onFailure }: ActionsProps) {
  const { id, title, status, announced_at } = post;
  const [opened, setOpened] = useState<Opened>();
  const { open } = useOpened('post');
  const close = () => setOpened(undefined);
  const mayPublish = useMay()('publishing');
  const announce = {
    label: m.admin_posts_announce(),
    icon: <Mail size={18} aria-hidden="true" />,
    disabled: status !== 'published' || announced_at !== null,
    onSelect: () => setOpened('announce'),
  };
  return (
    <Row className={textStyle({ wrap: 'never' })}>
      <ViewPost post={post} />
      {mayPublish || isOpenToWriters(status) ? (
        <>
          <IconButton label={m.admin_posts_edit()} onClick={() => open(id)}>
            <Pencil size={18} aria-hidden="true" />
          </IconButton>
          <IconButton
            tone="danger"
            label={m.admin_posts_delete()}
            onClick={() => {
              onFailure('');
              setOpened('delete');
            }}
          >
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        </>
      ) : null}
      <Menu
        trigger={
          <IconButton label={m.admin_posts_more_actions({ title })}>
            <Ellipsis size={18} aria-hidden="true" />
          </IconButton>
        }
        items={[
          {
            label: m.admin_posts_preview_link(),
            icon: <Link2 size={18} aria-hidden="true" />,
            onSelect: () => setOpened('preview'),
          },
          {
            label: m.admin_posts_reads(),
            icon: <ChartColumn size={18} aria-hidden="true" />,
            onSelect: () => setOpened('reads'),
          },
          {
            label: m.admin_posts_history(),
            icon: <History size={18} aria-hidden="true" />,
            onSelect: () => setOpened('versions'),
          },
          ...(mayPublish ? [announce] : []),
        ]}
      />
      {opened === 'delete' ? (
        <DeletePost post={post} onClose={close} onFailure={onFailure} />
      ) : null}
      {opened === 'preview' ? <PreviewLink id={id} onClose={close} /> : null}
      {opened === 'reads' ? <ReadsSheet id={id} title={title} onClose={close} /> : null}
      {opened === 'versions' ? <VersionsSheet id={id} title={title} onClose={close} /> : null}
      {opened === 'announce' ? <AnnouncePost post={post} onClose={close} /> : null}
    </Row>
  );
}

interface DialogProps {
  post: PostSummary;
  onClose: () => void;
}

/** Asks before a post is deleted; a failure is said above the list (ABL-04). */
function DeletePost({ post: { id, title }, onClose, onFailure }: DialogProps & ActionsProps) {
  const deletion = useAction({
    send: (api) => orGone(api.call('blogs.delete', { params: { id } })),
    done: () => m.admin_deleted({ name: title }),
    trashed: { kind: 'post', id },
    onDone: (queries) => postsChanged(queries, id),
  });
  const confirm = () =>
    deletion.mutate(undefined, {
      onError: () => onFailure(m.admin_posts_delete_failed()),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={m.admin_posts_delete_title({ title })}
      question={m.admin_posts_delete_question()}
      confirmLabel={m.admin_posts_delete()}
      busy={deletion.isPending}
      onConfirm={confirm}
    />
  );
}
