import { useQueryClient } from '@tanstack/react-query';
import type { Application, ApplicationDetail } from '@vitrine/contracts';
import { applicationStatuses } from '@vitrine/contracts';
import { Mail, Phone } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from '#components/cx.ts';
import { Alert } from '#components/feedback/alert.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FilterPills } from '#components/ui/filter-pills.tsx';
import { Prose } from '#components/ui/prose.tsx';
import { textLink, textStyle } from '#components/ui/text-style.ts';
import { mailLink, phoneLink } from '#lib/contact-links.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { listKey } from '#lib/list-query.ts';
import { m } from '#messages';
import { Answered } from '../components/answered.tsx';
import { DateTime } from '../components/date-time.tsx';
import sheet from '../components/sheet-foot.module.css';
import { statusOptions } from '../components/status-badge.tsx';
import type { Opened } from '../components/use-opened.ts';
import { AssigneeSelect } from '../inbox/assignee-select.tsx';
import { type ApplicationShown, refreshFigures, useChange } from '../inbox/conversation.ts';
import { LanguageSelect } from '../inbox/language-select.tsx';
import { rowLink } from '../inbox/list-keys.ts';
import type { TypedTexts } from '../inbox/lost-reply.tsx';
import {
  Correspondence,
  type OpenWords,
  useOpenConversation,
} from '../inbox/open-conversation.tsx';
import { ApplicationFoot } from './application-foot.tsx';
import styles from './application-sheet.module.css';
import { applicationStatus, appliedFor } from './application-words.ts';

export interface ApplicationSheetProps {
  id: string;
  /** The list it was opened from; it is read one after the other. */
  among: readonly Application[];
  opened: Opened;
  onClose: () => void;
}

const WORDS: OpenWords = {
  loading: m.admin_applications_one_loading,
  failed: m.admin_applications_one_failed,
  gone: m.admin_applications_gone_title,
  deleted: m.admin_applications_deleted,
  deleteFailed: m.admin_applications_delete_failed,
  deleteTitle: m.admin_applications_delete_title,
  deleteQuestion: m.admin_applications_delete_question,
  deleteConfirm: m.admin_applications_delete,
};

/** One application over the list. */
export function ApplicationSheet({ id, among, opened, onClose }: ApplicationSheetProps) {
  const shared = { kind: 'application', id } as const;
  const { answered, onTyped } = useOpenConversation<ApplicationDetail>(shared, WORDS, 'h3');
  const queries = useQueryClient();
  const close = () => {
    onClose();
    void queries.refetchQueries({ queryKey: listKey('admin.applications.list'), stale: true });
  };
  const application = answered.query.data;
  return (
    <Dialog
      kind="sheet"
      open
      onOpenChange={close}
      returnTo={() => rowLink(id)}
      title={application?.name ?? m.admin_applications_title()}
      description={
        application ? (
          <>
            {appliedFor(application)} · <DateTime at={application.date} />
          </>
        ) : undefined
      }
    >
      <Answered {...answered}>
        {(found) => (
          <Stack gap={3} className={sheet.body}>
            <Detail key={id} application={found} onTyped={onTyped} />
            <ApplicationFoot
              application={{ ...found, ...shared }}
              words={WORDS}
              among={among}
              opened={opened}
              onClose={close}
              onForwarding={(forward) => onTyped({ forward })}
            />
          </Stack>
        )}
      </Answered>
    </Dialog>
  );
}

interface DetailProps {
  application: ApplicationDetail;
  onTyped: (typed: TypedTexts) => void;
}

/** Everything that an applicant wrote, and where the application stands. */
function Detail({ application, onTyped }: DetailProps) {
  const target = {
    ...application,
    kind: 'application',
    subject: appliedFor(application),
  } as const;
  const { education, email, interests, message, phone, seen } = application;
  const queries = useQueryClient();
  const change = useChange<ApplicationShown>(target);
  const read = useEffectEvent(() => {
    if (!seen) change.mutate({ seen: true });
  });
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the one before may have been read to its end
    top.current?.scrollIntoView?.({ block: 'start' });
    read();
  }, []);
  const answers = [
    { term: m.field_message(), text: message },
    { term: m.field_education(), text: education },
    { term: m.field_interests(), text: interests },
  ].filter(({ text }) => text.trim());
  return (
    <>
      {/* The focus starts here and not on a status, where an arrow key would change it. */}
      <Stack gap={2} ref={top} data-initial-focus="" tabIndex={-1}>
        <StatusChoice application={application} change={change} />
        <Stack as="address" gap={0.5} className={styles.ways}>
          <a href={mailLink(email)} className={cx(textLink, styles.way)}>
            <Mail size={18} aria-hidden="true" />
            {email}
          </a>
          {phone ? (
            <a href={phoneLink(phone)} className={cx(textLink, styles.way)}>
              <Phone size={18} aria-hidden="true" />
              {phone}
            </a>
          ) : null}
        </Stack>
      </Stack>
      <Stack as="dl" gap={3} className={styles.answers}>
        {answers.map(({ term, text }) => (
          <div key={term}>
            <dt
              className={textStyle({ tone: 'muted', size: 'small', weight: 'medium', below: 0.5 })}
            >
              {term}
            </dt>
            <dd>
              <Prose text={text} />
            </dd>
          </div>
        ))}
      </Stack>
      <Correspondence
        target={target}
        onSent={() => void refreshFigures(queries, 'application')}
        onTyped={onTyped}
      />
    </>
  );
}

interface StatusChoiceProps {
  application: Application;
  change: ReturnType<typeof useChange<ApplicationShown>>;
}

/** Where an application stands, who answers it and in which language; saved as soon as it is chosen. */
function StatusChoice({ application, change }: StatusChoiceProps) {
  // the lists show it a moment later, when what they were loading has been called off
  const [chosen, setChosen] = useState<ApplicationShown>({});
  const toast = useToast();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const choose = (next: typeof chosen) => {
    setChosen(next);
    const tellElsewhere = (failure: unknown) => {
      if (isShown.current) return;
      toast({ message: `${notSaved(next)}. ${failureReason(failure)}`, tone: 'danger' });
    };
    void change
      .mutateAsync(next)
      .catch(tellElsewhere)
      .finally(() => setChosen({}));
  };
  const { error, variables } = change;
  const shown = { ...application, ...chosen };
  return (
    <Stack gap={2}>
      <FilterPills
        label={m.area_status()}
        options={statusOptions(applicationStatuses, applicationStatus)}
        value={shown.status}
        onChange={(next) => choose({ status: next })}
      />
      <Cluster gap={1}>
        <AssigneeSelect
          assigneeId={shown.assigneeId}
          onChange={(next) => choose({ assigneeId: next })}
        />
        <LanguageSelect language={shown.language} onChange={(next) => choose({ language: next })} />
      </Cluster>
      {/* that it was opened is tried again the next time */}
      {error && variables && !('seen' in variables) ? (
        <Alert tone="danger" title={notSaved(variables)}>
          {failureReason(error)}
        </Alert>
      ) : null}
    </Stack>
  );
}

const notSaved = (changed: object): string =>
  'status' in changed
    ? m.admin_applications_status_failed()
    : 'language' in changed
      ? m.admin_applications_language_failed()
      : m.admin_applications_assignee_failed();
