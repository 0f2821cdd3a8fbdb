import type { QueryClient } from '@tanstack/react-query';
import { type Issue, issueSchema } from '@vitrine/contracts';
import { useState } from 'react';
import { Stack } from '#components/layout/primitives.tsx';
import { Markdown } from '#components/markdown/markdown.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmAction } from '#components/ui/confirm-dialog.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { ApiError } from '#lib/api-error.ts';
import { endpointKey, useEndpoint } from '#lib/endpoint-query.ts';
import { listKey } from '#lib/list-query.ts';
import { languageName } from '#lib/locale.ts';
import { m } from '#messages';
import { useLacksMail } from '../components/no-mail.tsx';
import { useAction } from '../components/use-action.ts';

/** The issues as they are by now, wherever they are shown. */
export const issuesChanged = (queries: QueryClient): Promise<unknown> =>
  Promise.all([
    queries.invalidateQueries({ queryKey: listKey('issues.list') }),
    queries.invalidateQueries({ queryKey: [endpointKey('issues.get')[0]] }),
  ]);

/** Names how many get it before it goes. */
export function SendIssue({ issue, isSaved }: { issue: Issue; isSaved: boolean }) {
  // what was on the screen when the question came up: news of it must not change what is agreed to
  const [asked, setAsked] = useState<Issue>();
  const lacksMail = useLacksMail();
  return (
    <>
      <Button
        disabled={!isSaved || issue.readers === 0 || lacksMail}
        onClick={() => setAsked(issue)}
      >
        {issue.readers === 0
          ? m.admin_newsletter_nobody()
          : m.admin_newsletter_send_ask({ count: issue.readers })}
      </Button>
      {asked ? <SendQuestion first={asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
}

/** Asks once more, with what is new, where the issue is not what was seen of it. */
function SendQuestion({ first, onClose }: { first: Issue; onClose: () => void }) {
  const [{ before, now }, setSeen] = useState({ before: first, now: first });
  const { id, version, subject, readers: count } = now;
  const sending = useAction({
    send: async (api) => {
      try {
        const seen = { version, readers: count };
        return await api.call('issues.send', { params: { id }, body: { seen } });
      } catch (error) {
        const current = currentIssue(error);
        if (current) setSeen({ before: now, now: current });
        throw error;
      }
    },
    done: ({ progress }) => m.admin_newsletter_on_its_way({ count: progress.readers }),
    // refused, it may have been someone else who did it
    onSettled: issuesChanged,
  });
  return (
    <ConfirmAction
      action={sending}
      tone="primary"
      title={m.admin_newsletter_send_title({ count })}
      question={m.admin_newsletter_send_question({ subject, count })}
      confirmLabel={m.admin_newsletter_send({ count })}
      failed={m.admin_newsletter_send_failed()}
      onClose={onClose}
    >
      {before === now ? null : <IssueNews before={before} now={now} />}
    </ConfirmAction>
  );
}

/** What is otherwise in an issue than it was. */
function IssueNews({ before, now }: { before: Issue; now: Issue }) {
  const topics = useEndpoint('topics.list', { query: {} }).data ?? [];
  const topic = topics.find(({ id }) => id === now.topic_id)?.name;
  return (
    <Stack gap={1}>
      {before.readers === now.readers ? null : (
        <p>{m.admin_newsletter_news_readers({ before: before.readers, now: now.readers })}</p>
      )}
      {before.topic_id === now.topic_id ? null : (
        <p>{m.admin_newsletter_news_topic({ topic: topic ?? m.admin_newsletter_everybody() })}</p>
      )}
      {before.language === now.language ? null : (
        <p>
          {m.admin_newsletter_news_language({
            language: now.language
              ? languageName(now.language)
              : m.admin_newsletter_all_languages(),
          })}
        </p>
      )}
      {before.subject === now.subject ? null : (
        <p className={textStyle({ wrap: 'anywhere' })}>
          {m.admin_newsletter_news_subject({ before: before.subject, now: now.subject })}
        </p>
      )}
      {before.text === now.text ? null : (
        <>
          <p className={textStyle({ weight: 'strong' })}>{m.admin_newsletter_news_text()}</p>
          <Markdown text={now.text} />
        </>
      )}
    </Stack>
  );
}

/** The draft that a refused sending was told of. */
const currentIssue = (error: unknown): Issue | undefined =>
  error instanceof ApiError && error.code === 'conflict'
    ? issueSchema.safeParse(error.current).data
    : undefined;
