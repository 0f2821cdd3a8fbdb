import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useApi } from '#lib/api-context.ts';
import { endpointKey } from '#lib/endpoint-query.ts';
import { listKey, orGone } from '#lib/list-query.ts';
import { changedSearch } from '#lib/use-address.ts';

const POST = 'post';
/** In the place of an id. */
const NEW = 'new';

/**
 * Which post is open in the editor, as the address says it: a reload, or signing in again, leads
 * back to it. '' is a new one, undefined none.
 */
export function useEditedPost() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const wanted = address.get(POST);
  const searchWith = (post: string) => ({
    search: changedSearch(address, { [POST]: post }).toString(),
  });
  return {
    chosen: wanted ? (wanted === NEW ? '' : wanted) : undefined,
    open: (id: string | undefined) =>
      navigate(searchWith(id ?? NEW), { state: { openedHere: true } }),
    /** By the way one came where there is one, so that going back does not open it again. */
    close: () => (state?.openedHere ? navigate(-1) : navigate(searchWith(''), { replace: true })),
  };
}

/** Where the editor keeps the post it started from. */
export const editedPostKey = (id: string) => ['post being edited', id] as const;

/** Everything that shows posts asks anew: the lists here, and what visitors see of this browser. */
export async function postsChanged(queries: QueryClient, id?: string): Promise<void> {
  const stale = [
    listKey('posts.list'),
    ['blogs.list'],
    ['blogs.get'],
    ['articles'],
    ['articles.list'],
  ];
  const more = [['admin.overview'], ...(id === undefined ? [] : [versionsKey(id)])];
  await Promise.all([...stale, ...more].map((queryKey) => queries.invalidateQueries({ queryKey })));
}

const versionsKey = (id: string) => endpointKey('posts.versions.list', { params: { id } });

/** Deletes a post. One that is gone already was deleted somewhere else: no failure. */
export function useDeletePost() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => orGone(api.call('blogs.delete', { params: { id } })),
    onSuccess: (_nothing, id) => postsChanged(queries, id),
  });
}

/** Mails a post to the readers of the newsletter; `onDone` is told how many there are. */
export function useAnnouncePost(id: string, onDone: (recipients: number) => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('posts.announce', { params: { id } }),
    onSuccess: ({ recipients }) => onDone(recipients),
    // refused, it may have been somebody else who did it
    onSettled: () => queries.invalidateQueries({ queryKey: listKey('posts.list') }),
  });
}

/** Makes an earlier version what the post is now. */
export function useRestoreVersion(id: string, version: number, onRestored: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('posts.versions.restore', { params: { id, version } }),
    onSuccess: async () => {
      await postsChanged(queries, id);
      onRestored();
    },
  });
}
