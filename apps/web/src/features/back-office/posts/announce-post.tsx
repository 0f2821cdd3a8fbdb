import type { PostSummary } from '@vitrine/contracts';
import { useNavigate } from 'react-router-dom';
import { Button } from '#components/ui/button.tsx';
import { ConfirmAction } from '#components/ui/confirm-dialog.tsx';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { listKey } from '#lib/list-query.ts';
import { paths } from '#lib/paths.ts';
import { randomText } from '#lib/random-text.ts';
import { m } from '#messages';
import { NoMail, useLacksMail } from '../components/no-mail.tsx';
import { useAction } from '../components/use-action.ts';

/** Under what an issue is begun of a post: another try, also of another dialog, finds what one stored. */
const issueKeys = new Map<string, string>();

interface AnnouncePostProps {
  post: Pick<PostSummary, 'id' | 'title'>;
  onClose: () => void;
}

/** Asks before a mail goes to every reader of the newsletter, and says how many there are. */
export function AnnouncePost({ post: { id, title }, onClose }: AnnouncePostProps) {
  const lacksMail = useLacksMail();
  const navigate = useNavigate();
  const { data } = useEndpoint('subscribers.list', { query: { limit: 1 } });
  const announcement = useAction({
    send: (api) => api.call('posts.announce', { params: { id } }),
    done: ({ recipients: count }) =>
      count ? m.admin_posts_announced({ count }) : m.admin_posts_announced_none(),
    onDone: onClose,
    // refused, it may have been someone else who did it
    onSettled: (queries) => queries.invalidateQueries({ queryKey: listKey('posts.list') }),
  });
  const writing = useAction({
    send: (api) => {
      const key = issueKeys.get(id) ?? randomText();
      issueKeys.set(id, key);
      return api.call('issues.fromPost', { params: { id }, body: { key } });
    },
    failed: (error) => `${m.admin_posts_announce_edit_failed()}. ${failureReason(error)}`,
    onDone: (_queries, issue) => {
      issueKeys.delete(id);
      return navigate(`${paths.adminNewsletter.to()}?${new URLSearchParams({ issue: issue.id })}`);
    },
  });
  return (
    <ConfirmAction
      action={announcement}
      failed={m.admin_posts_announce_failed()}
      tone="primary"
      title={m.admin_posts_announce_title()}
      question={m.admin_posts_announce_question({ title })}
      confirmLabel={m.admin_posts_announce()}
      impossible={lacksMail}
      onClose={onClose}
    >
      <NoMail />
      {data && !lacksMail ? (
        <p>{m.admin_posts_announce_readers({ count: data.counts.confirmed })}</p>
      ) : null}
      <Button variant="ghost" busy={writing.isPending} onClick={() => writing.mutate()}>
        {m.admin_posts_announce_edit()}
      </Button>
    </ConfirmAction>
  );
}
