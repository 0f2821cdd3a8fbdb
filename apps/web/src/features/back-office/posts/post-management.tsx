import { baseLocale, type EndpointOutput } from '@vitrine/contracts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '#components/feedback/alert.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { pillsFilter, searchFilter, useFilters } from '#components/list/filters.ts';
import { Button } from '#components/ui/button.tsx';
import { useList } from '#lib/list-query.ts';
import { usePublicLocales } from '#lib/use-website-link.ts';
import { m } from '#messages';
import { StatCards } from '../components/stat-cards.tsx';
import { TableList } from '../components/table-list.tsx';
import { useOpened } from '../components/use-opened.ts';
import { PostDialog } from './editor/post-dialog.tsx';
import { postFilters } from './post-choices.ts';
import { postColumns } from './post-columns.tsx';
import { NEW_POST } from './post-list.ts';

const STATUSES = {
  published: m.area_published,
  draft: m.area_draft,
  scheduled: m.admin_posts_status_scheduled,
  submitted: m.admin_posts_status_submitted,
  mine: m.admin_posts_own_drafts,
};
const FILTERS = {
  q: searchFilter(m.admin_posts_search),
  // Among drafts the server finds what is scheduled, too.
  status: pillsFilter({
    label: m.area_status,
    all: m.admin_filter_all,
    values: ['published', 'draft', 'submitted', 'scheduled', 'mine'] as const,
    nameOf: (status) => STATUSES[status](),
  }),
  ...postFilters,
};
const WORDS = {
  loading: m.admin_posts_loading,
  failed: m.posts_error_message,
  moreFailed: m.admin_posts_more_failed,
};

/** Every post, drafts too, narrowed by what the address says (ABL-01). */
export function PostManagement() {
  const filters = useFilters(FILTERS);
  const { status, ...query } = filters.query;
  const list = useList('posts.list', {
    ...query,
    ...(status === 'mine' ? { drafts: status } : { status }),
  });
  const opened = useOpened('post');
  const [failure, setFailure] = useState('');
  const languages = usePublicLocales().filter((locale) => locale !== baseLocale);
  const counts = list.pages.at(-1)?.counts;
  const said = failure || (list.isRefetchError ? m.posts_error_message() : '');
  return (
    <>
      {counts || !list.error ? <PostFigures counts={counts} /> : null}
      <TableList
        filters={filters}
        list={list}
        count={m.admin_posts_count}
        words={WORDS}
        empty={{
          title: m.admin_posts_empty(),
          hint: filters.query.q ? m.admin_posts_empty_search() : m.admin_posts_empty_first(),
          reset: m.admin_filter_all(),
        }}
        caption={m.admin_posts_title()}
        columns={postColumns(languages, setFailure)}
      >
        {said ? (
          <Stack below={3}>
            <Alert tone="danger">{said}</Alert>
          </Stack>
        ) : null}
      </TableList>
      {opened.id ? (
        <PostDialog
          key={opened.id}
          id={opened.id === NEW_POST ? undefined : opened.id}
          onClose={() => {
            setFailure('');
            opened.close();
          }}
          onFailure={setFailure}
        />
      ) : null}
    </>
  );
}

/** Beside the title: opens the editor for a new post. */
export function NewPostButton() {
  const { open } = useOpened('post');
  return (
    <Button onClick={() => open(NEW_POST)}>
      <Plus size={20} aria-hidden="true" />
      {m.admin_posts_new()}
    </Button>
  );
}

type Counts = EndpointOutput<'posts.list'>['counts'];

const UNKNOWN: Counts = { total: 0, published: 0, drafts: 0, scheduled: 0, sections: 0 };

/**
 * The figures above the list; what is scheduled is not out yet and counts as draft. Until they are
 * known they take their place, so that nothing moves when they come.
 */
function PostFigures({ counts }: { counts: Counts | undefined }) {
  const { total, published, drafts, scheduled, sections } = counts ?? UNKNOWN;
  const figure = (value: number) => (counts ? value : '…');
  const stats = [
    { label: m.admin_posts_stat_total(), value: figure(total) },
    { label: m.admin_posts_stat_published(), value: figure(published) },
    {
      label: m.admin_posts_stat_drafts(),
      value: figure(drafts + scheduled),
      hint: scheduled > 0 ? m.admin_posts_stat_scheduled({ count: scheduled }) : undefined,
    },
    { label: m.admin_posts_stat_content(), value: figure(sections) },
  ];
  return (
    <Stack below={4}>
      <StatCards stats={stats} />
    </Stack>
  );
}
