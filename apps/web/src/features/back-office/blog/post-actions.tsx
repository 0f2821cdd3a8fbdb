import type { PostSummary } from '@vitrine/contracts';
import { Ellipsis, ExternalLink, History, Link2, Mail, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { m } from '#messages';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { IconLink } from '../../../components/ui/icon-link.tsx';
import { Menu } from '../../../components/ui/menu.tsx';
import { paths } from '../../../lib/paths.ts';
import { AnnouncePost } from './announce-post.tsx';
import { DeletePost } from './delete-post.tsx';
import { useEditedPost } from './edited-post.ts';
import styles from './post-actions.module.css';
import { PreviewLink } from './preview-link.tsx';
import { VersionsSheet } from './versions/versions-sheet.tsx';

interface PostActionsProps {
  post: PostSummary;
  onFailure: (failure: string) => void;
}

type Opened = 'announce' | 'delete' | 'preview' | 'versions';

/** What can be done with a row; the rarer things behind one button. */
export function PostActions({ post, onFailure }: PostActionsProps) {
  const { id, title, status, announced_at } = post;
  const [opened, setOpened] = useState<Opened>();
  const { open } = useEditedPost();
  const close = () => setOpened(undefined);
  const isPublished = status === 'published';
  return (
    <div className={styles.actions}>
      {isPublished ? (
        <IconLink label={m.admin_blog_view()} to={paths.article.to(id)} target="_blank">
          <ExternalLink size={18} aria-hidden="true" />
        </IconLink>
      ) : null}
      <IconButton label={m.admin_blog_edit()} onClick={() => open(id)}>
        <Pencil size={18} aria-hidden="true" />
      </IconButton>
      <IconButton
        tone="danger"
        label={m.admin_blog_delete()}
        onClick={() => {
          onFailure('');
          setOpened('delete');
        }}
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
      <Menu
        trigger={
          <IconButton label={m.admin_blog_more_actions({ title })}>
            <Ellipsis size={18} aria-hidden="true" />
          </IconButton>
        }
        items={[
          {
            label: m.admin_blog_preview_link(),
            icon: <Link2 size={18} aria-hidden="true" />,
            onSelect: () => setOpened('preview'),
          },
          {
            label: m.admin_blog_history(),
            icon: <History size={18} aria-hidden="true" />,
            onSelect: () => setOpened('versions'),
          },
          {
            label: m.admin_blog_announce(),
            icon: <Mail size={18} aria-hidden="true" />,
            disabled: !isPublished || announced_at !== null,
            onSelect: () => setOpened('announce'),
          },
        ]}
      />
      {opened === 'delete' ? (
        <DeletePost post={post} onClose={close} onFailure={onFailure} />
      ) : null}
      {opened === 'preview' ? <PreviewLink id={id} onClose={close} /> : null}
      {opened === 'versions' ? <VersionsSheet id={id} title={title} onClose={close} /> : null}
      {opened === 'announce' ? <AnnouncePost post={post} onClose={close} /> : null}
    </div>
  );
}
