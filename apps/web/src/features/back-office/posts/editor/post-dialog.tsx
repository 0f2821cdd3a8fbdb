import { useQuery } from '@tanstack/react-query';
import type { Post } from '@vitrine/contracts';
import { useState } from 'react';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { useApi } from '#lib/api-context.ts';
import { isGone } from '#lib/list-query.ts';
import { m } from '#messages';
import { Answered } from '../../components/answered.tsx';
import { loadedPart } from '../../components/loaded-part.tsx';
import { editedPostKey } from '../post-list.ts';
import { useFullPage } from './editor-choices.ts';
import type { PostEditorProps } from './post-editor.tsx';
import type { FormState } from './post-form.tsx';

/** All that writing takes is loaded when someone writes: the list needs none of it. */
const PostEditor = loadedPart<PostEditorProps>(
  'post form',
  async () => (await import('./post-editor.tsx')).PostEditor,
);

interface PostDialogProps {
  /** Undefined for a new post. */
  id: string | undefined;
  onClose: () => void;
  /** What is to be said above the list; '' once it is no longer true. */
  onFailure: (failure: string) => void;
}

const IDLE: FormState = { unsaved: false, saving: false, discard: () => undefined };

export function PostDialog({ id, onClose, onFailure }: PostDialogProps) {
  const [state, setState] = useState(IDLE);
  const [asking, setAsking] = useState(false);
  const [isFull, setFull] = useFullPage();
  const close = () => (state.unsaved ? setAsking(true) : onClose());
  const form = (post: Post | undefined, gone?: string) => (
    <PostEditor
      post={post}
      gone={gone}
      isFull={isFull}
      onFull={setFull}
      onState={setState}
      onCancel={close}
      onClose={onClose}
      onFailure={onFailure}
    />
  );
  return (
    <Dialog
      open
      size={isFull ? 'full' : 'large'}
      onOpenChange={close}
      dismissible={!state.saving}
      title={id === undefined ? m.admin_posts_create_title() : m.admin_posts_edit_title()}
    >
      {id === undefined ? form(undefined) : <StoredPost id={id}>{form}</StoredPost>}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.admin_posts_discard_title()}
        question={m.admin_posts_discard_question()}
        confirmLabel={m.admin_discard_changes()}
        onConfirm={() => {
          state.discard();
          onClose();
        }}
      />
    </Dialog>
  );
}

interface StoredPostProps {
  id: string;
  children: (post: Post | undefined, gone?: string) => React.ReactNode;
}

/** As the server has it when the editor opens; what changes later must not move what one types. */
function StoredPost({ id, children }: StoredPostProps) {
  const api = useApi();
  const query = useQuery({
    queryKey: editedPostKey(id),
    queryFn: ({ signal }) => api.call('blogs.get', { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  // what is open already stays: anyone who writes hears of it when they save
  if (isGone(query.error) && query.data === undefined) return children(undefined, id);
  return (
    <Answered query={query} loading={m.admin_posts_loading_post()} failed={m.posts_error_message()}>
      {(post) => children(post)}
    </Answered>
  );
}
