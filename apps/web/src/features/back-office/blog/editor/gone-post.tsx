import { type BlogPost, blogPostSchema } from '@vitrine/contracts';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { findSavedDraft } from '#lib/editing/use-draft.ts';
import { useSession } from '#lib/session.ts';
import { m } from '#messages';
import { postDraftKind } from '../post-list.ts';

const draftSchema = z.object({ stored: blogPostSchema });

export interface GonePostProps {
  id: string;
  /** The editor of a post that is not there any more, as this browser's draft of it knows it. */
  children: (post: BlogPost) => ReactNode;
}

/** A post that is not there; what was typed of it, where this browser has kept that. */
export function GonePost({ id, children }: GonePostProps) {
  const owner = useSession()?.email ?? '';
  const [known] = useState(() => findSavedDraft(owner, postDraftKind(id), draftSchema)?.stored);
  if (known) return children(known);
  return <EmptyState heading="h3" title={m.admin_blog_empty()} hint={m.admin_blog_gone()} />;
}
