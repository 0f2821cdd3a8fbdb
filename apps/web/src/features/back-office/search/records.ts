import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { Area } from '@vitrine/contracts';
// those of the menu: another would come with every screen
import { FileText, Mail, Newspaper, Users } from 'lucide-react';
import type { ApiClient } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { callList } from '#lib/list-query.ts';
import { useMay } from '#lib/office-pages.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import type { Hit, HitGroup } from './hit.ts';

/** Of each kind: enough to find one, and to see all kinds at once. */
const MOST = 5;

interface Source {
  area: Area;
  label: () => string;
  find: (api: ApiClient, q: string, signal: AbortSignal) => Promise<Hit[]>;
}

const at = (path: string, parameters: Record<string, string>) =>
  `${path}?${new URLSearchParams(parameters)}`;

const sources: readonly Source[] = [
  {
    area: 'articles',
    label: m.admin_search_posts,
    async find(api, q, signal) {
      const { items } = await callList(api, 'posts.list', { q, limit: MOST }, { signal });
      return items.map(({ id, title, description }) => ({
        ...{ id: `post-${id}`, label: title, detail: description, icon: Newspaper },
        to: at(paths.adminPosts.to(), { post: id }),
      }));
    },
  },
  {
    area: 'users',
    label: m.admin_users_title,
    async find(api, q, signal) {
      const { items } = await callList(api, 'admin.users.list', { q, limit: MOST }, { signal });
      return items.map(({ id, name, email }) => ({
        ...{ id: `user-${id}`, label: name || email, detail: email, icon: Users },
        to: at(paths.adminUsers.to(), { q: email }),
      }));
    },
  },
  {
    area: 'inbox',
    label: m.area_messages,
    async find(api, q, signal) {
      const { items } = await callList(api, 'admin.messages.list', { q, limit: MOST }, { signal });
      return items.map(({ id, subject, name }) => ({
        ...{ id: `message-${id}`, label: subject, detail: name, icon: Mail },
        to: at(paths.adminMessages.to(), { message: id }),
      }));
    },
  },
  {
    area: 'inbox',
    label: m.admin_applications_title,
    async find(api, q, signal) {
      const query = { q, limit: MOST };
      const { items } = await callList(api, 'admin.applications.list', query, { signal });
      return items.map(({ id, name, program, email }) => ({
        ...{ id: `application-${id}`, label: name, detail: program || email, icon: FileText },
        to: at(paths.adminApplications.to(), { application: id }),
      }));
    },
  },
];

/**
 * What the server finds of all that the role may see. An older question is cancelled by a newer one,
 * whose answers take the place of its rows.
 * @param q '' asks nothing
 */
export function useRecords(q: string) {
  const api = useApi();
  const may = useMay();
  const asked = sources.filter(({ area }) => may(area));
  return useQueries({
    queries: asked.map(({ label, find }) => ({
      queryKey: ['search', label(), q],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(api, q, signal),
      enabled: q !== '',
      placeholderData: q === '' ? undefined : keepPreviousData,
      // said at once, with a button
      retry: false,
    })),
    combine: (answers) => ({
      groups: answers.map(
        ({ data = [] }, number): HitGroup => ({ label: asked[number]?.label() ?? '', hits: data }),
      ),
      isBusy: answers.some(({ isFetching }) => isFetching),
      error: answers.find(({ error }) => error)?.error,
      retry: () => {
        for (const { isError, refetch } of answers) if (isError) void refetch();
      },
    }),
  });
}
