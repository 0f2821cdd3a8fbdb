import { postSchema } from '@vitrine/contracts';
import { useState } from 'react';
import { z } from 'zod';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { findSavedDraft } from '#lib/editing/use-draft.ts';
import { useSession } from '#lib/session.ts';
import { m } from '#messages';
import { postDraftKind } from './post-fields.ts';
import { PostForm, type PostFormProps } from './post-form.tsx';

const draftSchema = z.object({ stored: postSchema });

export interface PostEditorProps extends Omit<PostFormProps, 'deleted'> {
  /** The id of one that is not there any more; undefined otherwise. */
  gone?: string | undefined;
}

/** The form of a post, also of one that is gone. */
export const PostEditor = ({ gone, ...form }: PostEditorProps) =>
  gone === undefined ? <PostForm {...form} deleted={false} /> : <GonePost {...form} gone={gone} />;

/** A post that is not there; what was typed of it, where this browser has kept that. */
function GonePost({ gone, ...form }: PostEditorProps & { gone: string }) {
  const owner = useSession()?.email ?? '';
  const [known] = useState(() => findSavedDraft(owner, postDraftKind(gone), draftSchema)?.stored);
  if (known) return <PostForm {...form} post={known} deleted />;
  return <EmptyState heading="h3" title={m.admin_posts_empty()} hint={m.admin_posts_gone()} />;
}
