import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Issue,
  type IssueInput,
  issueInputSchema,
  issueSchema,
  type Locale,
} from '@vitrine/contracts';
import { useEffect, useState } from 'react';
import { EditorForm, SaveFailure } from '#components/editing/editor-form.tsx';
import { Fields } from '#components/editing/fields.tsx';
import { RestorePrompt } from '#components/editing/restore-prompt.tsx';
import { Alert } from '#components/feedback/alert.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Markdown } from '#components/markdown/markdown.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmButton } from '#components/ui/confirm-dialog.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useApi } from '#lib/api-context.ts';
import type { Field } from '#lib/editing/field.ts';
import { useEditor } from '#lib/editing/use-editor.ts';
import { endpointKey, endpointQuery, useEndpoint } from '#lib/endpoint-query.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { listKey, orGone } from '#lib/list-query.ts';
import { languageName } from '#lib/locale.ts';
import { usePublicLocales } from '#lib/use-website-link.ts';
import { m } from '#messages';
import { Answered } from '../components/answered.tsx';
import { NoMail } from '../components/no-mail.tsx';
import { StatusBadge } from '../components/status-badge.tsx';
import { useAction } from '../components/use-action.ts';
import type { Opened } from '../components/use-opened.ts';
import { watchedRecord } from '../live/watched-record.ts';
import { IssuePreviewButton } from './issue-preview.tsx';
import { issueLooks, progressOf, SENDING_MS } from './issue-words.ts';
import { NEW_ISSUE } from './open-issue.ts';
import { issuesChanged, SendIssue } from './send-issue.tsx';

export interface IssueSheetProps {
  id: string;
  opened: Opened;
  onClose: () => void;
}

/** One issue over the list: a draft to write and send, or what became of one that was sent. */
export function IssueSheet({ id, opened, onClose }: IssueSheetProps) {
  const [first] = useState(id);
  // who goes on to another issue by the history has not just stored this one
  const isBegunHere = first === NEW_ISSUE && id !== NEW_ISSUE;
  return (
    <Dialog
      kind="sheet"
      open
      size="large"
      onOpenChange={onClose}
      title={id === NEW_ISSUE ? m.admin_newsletter_write() : m.admin_newsletter_issue()}
    >
      {id === NEW_ISSUE ? (
        <IssueForm issue={undefined} opened={opened} />
      ) : (
        <KnownIssue key={id} id={id} opened={opened} isBegunHere={isBegunHere} />
      )}
    </Dialog>
  );
}

interface KnownIssueProps {
  id: string;
  opened: Opened;
  /** Its first draft was just stored in this sheet. */
  isBegunHere: boolean;
}

function KnownIssue({ id, opened, isBegunHere }: KnownIssueProps) {
  const query = useQuery({
    ...endpointQuery(useApi(), 'issues.get', { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.status === 'sending' ? SENDING_MS : false),
  });
  return (
    <Answered
      query={query}
      loading={m.admin_newsletter_one_loading()}
      failed={m.admin_newsletter_one_failed()}
      gone={{ heading: 'h3', title: m.admin_newsletter_gone(), hint: m.admin_gone_hint() }}
    >
      {(issue) =>
        issue.status === 'draft' ? (
          <IssueForm issue={issue} opened={opened} isBegunHere={isBegunHere} />
        ) : (
          <SentIssue issue={issue} onClose={opened.close} />
        )
      }
    </Answered>
  );
}

/** What was sent, and what became of it. */
function SentIssue({ issue, onClose }: { issue: Issue; onClose: () => void }) {
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <p className={textStyle({ weight: 'strong', wrap: 'anywhere' })}>{issue.subject}</p>
        <Cluster gap={1.5} rowGap={0.5} align="center">
          <StatusBadge looks={issueLooks(issue)} status={issue.status} />
          <span role="status" className={textStyle({ tone: 'muted', size: 'small' })}>
            {progressOf(issue)}
          </span>
        </Cluster>
        {issue.progress.failed > 0 ? <RetryIssue issue={issue} /> : null}
        {issue.progress.refused > 0 ? <Alert>{m.admin_newsletter_refused_hint()}</Alert> : null}
      </Stack>
      <Markdown text={issue.text} />
      {issue.status === 'sent' ? (
        <DialogActions>
          <DeleteIssue issue={issue} onDeleted={onClose} />
        </DialogActions>
      ) : null}
    </Stack>
  );
}

/** Tries all mails again that were given up. */
function RetryIssue({ issue: { id, progress } }: { issue: Issue }) {
  const retry = useAction({
    send: (api) => api.call('issues.retry', { params: { id } }),
    failed: (error) => `${m.admin_newsletter_retry_failed()}. ${failureReason(error)}`,
    onSettled: issuesChanged,
  });
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        busy={retry.isPending}
        onClick={() => retry.mutate()}
      >
        {m.admin_newsletter_retry({ count: progress.failed })}
      </Button>
    </div>
  );
}

interface IssueValues extends Omit<IssueInput, 'topic_id'> {
  /** '' for everyone. */
  topic_id: string;
}

function useIssueEditor(issue: Issue | undefined, opened: Opened) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const topics = useEndpoint('topics.list', { query: {} }).data ?? [];
  const everybody = { value: '', label: m.admin_newsletter_everybody() };
  const allLanguages = { value: '', label: m.admin_newsletter_all_languages() };
  const locales = usePublicLocales();
  const described: Record<keyof IssueValues, Omit<Field, 'path'>> = {
    subject: { label: m.admin_newsletter_subject, kind: 'line' },
    topic_id: {
      label: m.admin_newsletter_for,
      kind: 'select',
      options: () => [everybody, ...topics.map(({ id, name }) => ({ value: id, label: name }))],
      show: (id: string) => topics.find((topic) => topic.id === id)?.name ?? everybody.label,
    },
    language: {
      label: m.admin_newsletter_language,
      kind: 'select',
      options: () => [
        allLanguages,
        ...locales.map((value) => ({ value, label: languageName(value) })),
      ],
      show: (value: Locale | '') => (value ? languageName(value) : allLanguages.label),
    },
    text: {
      label: m.admin_newsletter_text,
      kind: 'text',
      hint: m.admin_newsletter_text_hint,
      rows: 12,
    },
  };
  const fields = Object.entries(described)
    // where there is one language, there is nothing to choose
    .filter(([path]) => path !== 'language' || locales.length > 1 || issue?.language)
    .map(([path, one]) => ({ path, ...one }));
  return useEditor<Issue, IssueValues, IssueInput>({
    draft: `newsletter:${issue?.id ?? NEW_ISSUE}`,
    fields,
    stored: issue,
    storedSchema: issueSchema,
    body: ({ topic_id, ...values }) => ({ ...values, topic_id: topic_id || null }),
    watch: ({ id, version }) =>
      watchedRecord(api, {
        ...{ subject: 'newsletter', id, version },
        newest: async () => {
          const now = await api.call('issues.get', { params: { id } });
          // what is sent, and to how many, is asked about the version that is shown
          if (now.status === 'draft') {
            queries.setQueryData(endpointKey('issues.get', { params: { id } }), now);
          }
          return now;
        },
        versionOf: (now) => now.version,
      }),
    input: issueInputSchema,
    send: ({ stored, body, key }) =>
      stored
        ? api.call(
            'issues.update',
            { params: { id: stored.id }, body },
            { ifMatch: stored.version },
          )
        : api.call('issues.create', { body: { ...body, key } }),
    onSaved(saved) {
      toast({ message: m.admin_newsletter_saved() });
      queries.setQueryData(endpointKey('issues.get', { params: { id: saved.id } }), saved);
      void queries.invalidateQueries({ queryKey: listKey('issues.list') });
      if (!issue) opened.open(saved.id);
    },
  });
}

/** A draft: its text, and once that is saved the ways to look at it, try it and send it. */
function IssueForm({
  issue,
  opened,
  isBegunHere = false,
}: Pick<KnownIssueProps, 'opened'> & { issue: Issue | undefined; isBegunHere?: boolean }) {
  const editor = useIssueEditor(issue, opened);
  const { element } = editor;
  useEffect(() => {
    // the button that was pressed went with the form of the new issue
    if (isBegunHere) element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [element, isBegunHere]);
  const name = issue?.subject ?? m.admin_newsletter_write();
  return (
    <EditorForm editor={editor} name={name} stacked>
      <RestorePrompt name={name} editor={editor} />
      <SaveFailure editor={editor} title={m.admin_newsletter_not_saved()} />
      <Fields fields={editor.fields} />
      <Cluster gap={1.5} rowGap={1} align="center">
        <SubmitButton label={m.admin_newsletter_save()} busyLabel={m.admin_newsletter_saving()} />
        {issue ? <DraftActions issue={issue} isSaved={!editor.unsaved} /> : null}
      </Cluster>
      {issue ? <NoMail /> : null}
      {issue ? (
        <DialogActions>
          <DeleteIssue issue={issue} onDeleted={opened.close} />
          <SendIssue issue={issue} isSaved={!editor.unsaved} />
        </DialogActions>
      ) : null}
      {editor.unsaved && issue ? (
        <p className={textStyle({ tone: 'muted', size: 'small' })}>
          {m.admin_newsletter_save_first()}
        </p>
      ) : null}
    </EditorForm>
  );
}

function DraftActions({ issue: { id, text }, isSaved }: { issue: Issue; isSaved: boolean }) {
  const test = useAction({
    send: (api) => api.call('issues.test', { params: { id } }),
    done: ({ message }) => message,
    failed: (error) => `${m.admin_newsletter_test_failed()}. ${failureReason(error)}`,
  });
  return (
    <>
      <IssuePreviewButton id={id} text={text} disabled={!isSaved} />
      <Button
        variant="secondary"
        disabled={!isSaved}
        busy={test.isPending}
        onClick={() => test.mutate()}
      >
        {m.admin_newsletter_test()}
      </Button>
    </>
  );
}

function DeleteIssue({ issue, onDeleted }: { issue: Issue; onDeleted: () => void }) {
  const { id, subject, status } = issue;
  const deletion = useAction({
    send: (api) => orGone(api.call('issues.delete', { params: { id } })),
    done: () => m.admin_newsletter_deleted({ subject }),
    trashed: { kind: 'newsletter', id },
    onDone: (queries) => {
      onDeleted();
      return queries.invalidateQueries({ queryKey: listKey('issues.list') });
    },
  });
  return (
    <ConfirmButton
      action={deletion}
      button={{ variant: 'ghost' }}
      title={m.admin_newsletter_delete_title()}
      question={
        status === 'draft'
          ? m.admin_newsletter_delete_draft({ subject })
          : m.admin_newsletter_delete_sent({ subject })
      }
      confirmLabel={m.admin_newsletter_delete()}
      failed={m.admin_newsletter_delete_failed()}
    >
      {m.admin_newsletter_delete()}
    </ConfirmButton>
  );
}
