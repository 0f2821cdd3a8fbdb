import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Application, ApplicationStatus } from '@vitrine/contracts';
import { ChevronDown, ChevronUp, Mail, Phone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type LinkProps, useLocation, useNavigate } from 'react-router-dom';
import { Alert } from '#components/feedback/alert.tsx';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmAction } from '#components/ui/confirm-dialog.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FilterPills } from '#components/ui/filter-pills.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Prose } from '#components/ui/prose.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useApi } from '#lib/api-context.ts';
import { mailLink, phoneLink } from '#lib/contact-links.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { isGone, listKey } from '#lib/list-query.ts';
import { m } from '#messages';
import { Answered } from '../components/answered.tsx';
import { Moment } from '../components/moment.tsx';
import {
  aimOf,
  applicationCache,
  statusOptions,
  useDeleteApplication,
  useSetStatus,
} from './application-changes.ts';
import styles from './application-sheet.module.css';

interface ApplicationSheetProps {
  id: string;
  /** The list it was opened from; it is read one after the other. */
  among: readonly Application[];
  to: (id: string) => LinkProps['to'];
}

/** One application over the list. */
export function ApplicationSheet({ id, among, to }: ApplicationSheetProps) {
  const query = useApplication(id);
  const close = useClose(to(''));
  const { data: application, error } = query;
  return (
    <Dialog
      kind="sheet"
      open
      onOpenChange={close}
      title={application?.name ?? m.admin_applications_title()}
      description={
        application ? (
          <>
            {aimOf(application)} · <Moment at={application.date} />
          </>
        ) : undefined
      }
    >
      {isGone(error) ? (
        <EmptyState
          heading="h3"
          title={m.admin_applications_gone_title()}
          hint={m.admin_gone_hint()}
        />
      ) : (
        <Answered
          query={query}
          skeleton={<Skeleton shape="block" count={4} />}
          loading={m.admin_applications_one_loading()}
          failed={m.admin_applications_one_failed()}
        >
          {(found) => (
            <div key={id} className={styles.detail}>
              <Detail application={found} />
              <Row gap={2} align="center" justify="between" className={styles.end}>
                <DeleteApplication application={found} onDeleted={close} />
                <Steps id={id} among={among} to={to} />
              </Row>
            </div>
          )}
        </Answered>
      )}
    </Dialog>
  );
}

/** What the list knows shows at once; the server is asked all the same. */
function useApplication(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useQuery({
    ...endpointQuery(api, 'admin.applications.get', { params: { id } }),
    placeholderData: () => applicationCache(queries).find(id),
  });
}

/** Back to the list, by the way one came where there is one; the list is then brought up to date. */
function useClose(list: LinkProps['to']) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const queries = useQueryClient();
  return () => {
    if (state?.openedHere) navigate(-1);
    else navigate(list, { replace: true });
    void queries.refetchQueries({ queryKey: listKey('admin.applications.list'), stale: true });
  };
}

/** Everything that an applicant wrote, and where the application stands. */
function Detail({ application }: { application: Application }) {
  const { education, email, interests, message, phone } = application;
  const answers = [
    { term: m.field_message(), text: message },
    { term: m.field_education(), text: education },
    { term: m.field_interests(), text: interests },
  ].filter(({ text }) => text.trim());
  return (
    <>
      {/* The focus starts here and not on a status, where an arrow key would change it. */}
      <Stack gap={2} data-initial-focus="" tabIndex={-1} className={styles.facts}>
        <StatusChoice application={application} />
        <Stack as="address" gap={0.5} className={styles.ways}>
          <a href={mailLink(email)} className={styles.way}>
            <Mail size={18} aria-hidden="true" />
            {email}
          </a>
          {phone ? (
            <a href={phoneLink(phone)} className={styles.way}>
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
    </>
  );
}

/** Where an application stands; saved as soon as it is chosen. */
function StatusChoice({ application: { id, status } }: { application: Application }) {
  const saving = useSetStatus(id);
  // the lists show it a moment later, when what they were loading has been called off
  const [chosen, setChosen] = useState<ApplicationStatus>();
  const choose = (next: ApplicationStatus) => {
    setChosen(next);
    saving.mutate({ status: next }, { onSettled: () => setChosen(undefined) });
  };
  return (
    <Stack gap={2}>
      <FilterPills
        label={m.area_status()}
        options={statusOptions()}
        value={chosen ?? status}
        onChange={choose}
      />
      {saving.error ? (
        <Alert tone="danger" title={m.admin_applications_status_failed()}>
          {failureReason(saving.error)}
        </Alert>
      ) : null}
    </Stack>
  );
}

interface DeleteApplicationProps {
  application: Application;
  onDeleted: () => void;
}

function DeleteApplication({ application: { id, name }, onDeleted }: DeleteApplicationProps) {
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const deletion = useDeleteApplication(id, () => {
    toast({ message: m.admin_applications_deleted({ name }) });
    onDeleted();
  });
  const ask = (open: boolean) => {
    deletion.reset();
    setAsking(open);
  };
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => ask(true)}>
        <Trash2 size={18} aria-hidden="true" />
        {m.admin_applications_delete()}
      </Button>
      {asking ? (
        <ConfirmAction
          action={deletion}
          failed={m.admin_applications_delete_failed()}
          title={m.admin_applications_delete_title()}
          question={m.admin_applications_delete_question({ name })}
          confirmLabel={m.admin_applications_delete()}
          onClose={() => ask(false)}
        />
      ) : null}
    </>
  );
}

/** One application after the other, without closing it in between. */
function Steps({ id, among, to }: ApplicationSheetProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const position = among.findIndex((one) => one.id === id);
  if (position < 0) return null;
  const steps = [
    { label: m.admin_applications_previous(), icon: ChevronUp, target: among[position - 1] },
    { label: m.admin_applications_next(), icon: ChevronDown, target: among[position + 1] },
  ];
  return (
    <Row gap={0.5}>
      {steps.map(({ label, icon: Icon, target }) => (
        <IconButton
          key={label}
          label={label}
          disabled={!target}
          onClick={() => target && navigate(to(target.id), { replace: true, state })}
        >
          <Icon size={20} aria-hidden="true" />
        </IconButton>
      ))}
    </Row>
  );
}
