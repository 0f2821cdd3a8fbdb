import { useQueryClient } from '@tanstack/react-query';
import {
  type Company,
  fillVariables,
  greetings,
  type Locale,
  type SavedReply,
} from '@vitrine/contracts';
import { Paperclip, Pencil, Send } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { cx } from '#components/cx.ts';
import { Alert } from '#components/feedback/alert.tsx';
import { FileButton } from '#components/form/file-button.tsx';
import select from '#components/form/select-field.module.css';
import { TextArea } from '#components/form/text-field.tsx';
import { Cluster, Row, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { endpointKey, useEndpoint } from '#lib/endpoint-query.ts';
import { languageName } from '#lib/locale.ts';
import { usePublicLocales } from '#lib/use-website-link.ts';
import { m } from '#messages';
import { loadedDialog } from '../components/loaded-part.tsx';
import { useClearOfNotices } from './clear-of-notices.ts';
import type { ReplyTarget } from './conversation.ts';
import { NotSent } from './not-sent.tsx';
import styles from './replies.module.css';
import { AttachedFiles } from './reply-files.tsx';
import type { SavedRepliesDialogProps } from './saved-replies-dialog.tsx';
import { ATTACHABLE, useAttaching } from './use-attaching.ts';
import { type ReplyTold, useReply } from './use-reply.ts';

/** The replies that are written often; few are changed. */
const SavedReplies = loadedDialog<SavedRepliesDialogProps>(
  async () => (await import('./saved-replies-dialog.tsx')).SavedRepliesDialog,
  () => ({ title: m.admin_saved_replies_title(), size: 'large' }),
);

interface ReplyFormProps extends ReplyTold {
  target: ReplyTarget;
}

/** Where a message or an application is answered by mail (MSG-04). */
export function ReplyForm({ target, ...told }: ReplyFormProps) {
  const { email } = target;
  const reply = useReply(target, told);
  const form = useRef<HTMLFormElement>(null);
  const attaching = useAttaching(target);
  useClearOfNotices(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!attaching.isBusy) reply.send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isSent = event.key === 'Enter' && (event.metaKey || event.ctrlKey);
    if (isSent && !attaching.isBusy) reply.send();
  };
  return (
    <Stack as="form" ref={form} gap={2} method="post" className={styles.form} onSubmit={submit}>
      {reply.arrived ? (
        <Alert title={m.admin_messages_reply_arrived()}>
          {reply.arrived === 'changed' ? m.admin_messages_reply_arrived_hint() : null}
        </Alert>
      ) : reply.failure ? (
        <NotSent
          error={reply.failure}
          failed={m.admin_messages_reply_failed()}
          unknown={m.admin_messages_reply_unknown()}
        />
      ) : null}
      {reply.overtakenBy ? (
        <Alert
          tone="danger"
          title={m.admin_messages_reply_other({ author: reply.overtakenBy })}
          action={
            <Button variant="secondary" size="small" onClick={reply.goOn}>
              {m.admin_messages_reply_go_on()}
            </Button>
          }
        >
          {m.admin_messages_reply_other_hint()}
        </Alert>
      ) : null}
      <TextArea
        name="reply"
        label={m.admin_messages_reply()}
        hint={
          reply.keeps ? m.admin_messages_reply_hint({ email }) : m.admin_messages_reply_unkept()
        }
        rows={3}
        value={reply.text}
        onChange={reply.type}
        onKeyDown={onKeyDown}
        readOnly={reply.sending}
      />
      <AttachedFiles attaching={attaching} files={target.unsent_files} />
      <Cluster gap={1} align="center">
        <SavedReplyChoice target={target} text={reply.text} onChoose={reply.type} />
        <FileButton
          label={m.admin_messages_attach()}
          variant="ghost"
          size="small"
          accept={ATTACHABLE}
          icon={<Paperclip size={16} aria-hidden="true" />}
          multiple
          disabled={reply.sending}
          onChoose={(file, others) => attaching.add([file, ...others])}
        />
        <Button
          type="submit"
          busy={reply.sending}
          disabled={reply.text.trim() === '' || reply.overtakenBy !== undefined || attaching.isBusy}
          className={styles.send}
        >
          {reply.sending ? null : <Send size={18} aria-hidden="true" />}
          {reply.sending ? m.admin_messages_reply_sending() : m.admin_messages_reply_send()}
        </Button>
      </Cluster>
    </Stack>
  );
}

interface SavedReplyChoiceProps {
  target: ReplyTarget;
  text: string;
  onChoose: (text: string) => void;
}

/** Those in languages of the website: first those for the language that is answered in. */
function useOffered(items: readonly SavedReply[], answered: Locale | '') {
  const known: readonly string[] = ['', ...usePublicLocales()];
  return items
    .map(({ title, language }, index) => {
      const other = language === answered ? undefined : language || undefined;
      return { index, title, language, other };
    })
    .filter(({ language }) => known.includes(language))
    .sort((one, next) => Number(Boolean(one.other)) - Number(Boolean(next.other)));
}

/** Puts a reply that is written often below what is there already, and leads to changing them. */
function SavedReplyChoice({ target, text, onChoose }: SavedReplyChoiceProps) {
  const { data } = useEndpoint('admin.inbox.replies.get');
  const queries = useQueryClient();
  const [isChanging, setIsChanging] = useState(false);
  const items = data?.items ?? [];
  const offered = useOffered(items, target.language);
  const choose = (index: string) => {
    const chosen = items[Number(index)];
    if (!chosen) return;
    const { language, name, subject } = target;
    const company = queries.getQueryData<Company>(endpointKey('pages.company.get'));
    const { first = '', second = '' } = company?.name ?? {};
    // what is not known here is filled in by the server as it sends the reply
    const values = {
      greeting: language ? greetings[language](name) : '{greeting}',
      name,
      subject,
      company: `${first} ${second}`.trim() || '{company}',
      me: '{me}',
    };
    onChoose([text.trimEnd(), fillVariables(chosen.content, values)].filter(Boolean).join('\n\n'));
  };
  return (
    <Row gap={0.5} align="center" className={styles.choosing}>
      {offered.length > 0 ? (
        <select
          aria-label={m.admin_messages_saved_reply()}
          className={cx(select.select, styles.saved)}
          value=""
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="">{m.admin_messages_saved_reply()}</option>
          {offered.map(({ index, title, other }) => (
            <option key={index} value={index}>
              {other ? `${title} (${languageName(other)})` : title}
            </option>
          ))}
        </select>
      ) : null}
      {/* one and the same while they come, so that it can be pressed */}
      <Button
        variant="ghost"
        size="small"
        title={m.admin_saved_replies_change()}
        className={offered.length > 0 ? styles.pencil : undefined}
        onClick={() => setIsChanging(true)}
      >
        <Pencil size={16} aria-hidden="true" />
        <span>{m.admin_saved_replies_change()}</span>
      </Button>
      {isChanging ? <SavedReplies onClose={() => setIsChanging(false)} /> : null}
    </Row>
  );
}
