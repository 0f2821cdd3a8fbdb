import { useQuery } from '@tanstack/react-query';
import type { SystemStatus } from '@vitrine/contracts';
import { Alert } from '#components/feedback/alert.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { FieldsSkeleton, SettingsSection } from '#components/layout/settings-section.tsx';
import { Button } from '#components/ui/button.tsx';
import { type Description, DescriptionList } from '#components/ui/description-list.tsx';
import { RelativeTime } from '#components/ui/relative-time.tsx';
import { useApi } from '#lib/api-context.ts';
import { now } from '#lib/clock.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';
import { formatCount } from '#lib/locale.ts';
import { m } from '#messages';
import { Answered } from '../components/answered.tsx';
import { DateTime } from '../components/date-time.tsx';
import { diskSize } from '../components/disk-size.ts';
import { FailedMails } from './failed-mails.tsx';
import styles from './system.module.css';
import { systemNotices } from './system-notices.ts';
import { useBackUp } from './use-back-up.ts';

/** How often it is looked whether a backup is ready. */
const RUNNING_MS = 2_000;

/** How the running system is, in words, and what to do where something is wrong. */
export function System() {
  const query = useQuery({
    ...endpointQuery(useApi(), 'system.status'),
    refetchInterval: ({ state }) => (state.data?.backups.running ? RUNNING_MS : false),
  });
  return (
    <Answered query={query} failed={m.admin_system_failed()} skeleton={<FieldsSkeleton rows={6} />}>
      {(status) => (
        <>
          <Notices status={status} />
          <Mails status={status} />
          {status.webhooks.targets > 0 ? (
            <SettingsSection title={m.admin_system_webhook()} text={m.admin_system_webhook_about()}>
              <DescriptionList entries={webhookEntries(status)} />
            </SettingsSection>
          ) : null}
          <SettingsSection title={m.admin_system_backup()} text={m.admin_system_backup_about()}>
            <DescriptionList entries={backupEntries(status)} />
            <BackUpNow running={status.backups.running} />
          </SettingsSection>
          <SettingsSection title={m.admin_system_data()} text={m.admin_system_data_about()}>
            <DescriptionList entries={dataEntries(status)} />
          </SettingsSection>
          <SettingsSection title={m.admin_system_program()} text={m.admin_system_program_about()}>
            <DescriptionList entries={programEntries(status)} />
          </SettingsSection>
        </>
      )}
    </Answered>
  );
}

function Notices({ status }: { status: SystemStatus }) {
  const notices = systemNotices(status, now());
  return (
    <Stack gap={2} className={styles.notices}>
      {notices.length === 0 ? (
        <Alert tone="success" title={m.admin_system_well_title()}>
          {m.admin_system_well_text()}
        </Alert>
      ) : null}
      {notices.map(({ tone, title, text }) => (
        <Alert key={title} tone={tone} title={title}>
          {text}
        </Alert>
      ))}
    </Stack>
  );
}

/** Whether mails leave, and those that did not, with the reason and another try. */
function Mails({ status }: { status: SystemStatus }) {
  const { mode, place, waiting, failed } = status.mail;
  const entries: Description[] = [
    {
      term: m.admin_system_mail_way(),
      value:
        mode === 'smtp'
          ? m.admin_system_mail_smtp({ place })
          : m.admin_system_mail_files({ place }),
    },
    { term: m.admin_system_mail_waiting(), value: formatCount(waiting) },
    { term: m.admin_system_mail_failed(), value: formatCount(failed) },
  ];
  return (
    <SettingsSection title={m.admin_system_mail()} text={m.admin_system_mail_about()} first>
      <DescriptionList entries={entries} />
      {failed > 0 ? <FailedMails /> : null}
    </SettingsSection>
  );
}

function BackUpNow({ running }: { running: boolean }) {
  const backUp = useBackUp();
  return (
    <Button
      variant="secondary"
      busy={running || backUp.isPending}
      onClick={() => backUp.mutate()}
      className={styles.backUp}
    >
      {running ? m.admin_system_backup_running() : m.admin_system_backup_now()}
    </Button>
  );
}

function backupEntries({ backup, backups: { hour } }: SystemStatus): Description[] {
  const daily: Description = {
    term: m.admin_system_backup_daily(),
    value:
      hour === null
        ? m.admin_system_backup_off()
        : m.admin_system_backup_hour({ time: `${String(hour).padStart(2, '0')}:00` }),
  };
  if (!backup) {
    return [{ term: m.admin_system_backup_at(), value: m.admin_system_backup_never() }, daily];
  }
  const { at, file, bytes, verified } = backup;
  return [
    {
      term: m.admin_system_backup_at(),
      value: (
        <>
          <DateTime at={at} /> (<RelativeTime at={at} />)
        </>
      ),
    },
    { term: m.admin_system_backup_file(), value: file },
    { term: m.admin_system_size(), value: diskSize(bytes) },
    {
      term: m.admin_system_backup_checked(),
      value: verified ? m.admin_system_yes() : m.admin_system_backup_unchecked(),
    },
    daily,
  ];
}

function webhookEntries({ webhooks }: SystemStatus): Description[] {
  const { targets, switchedOff, failed } = webhooks;
  return [
    { term: m.admin_system_webhook_targets(), value: formatCount(targets) },
    { term: m.admin_system_webhook_off(), value: formatCount(switchedOff) },
    { term: m.admin_system_webhook_failed(), value: formatCount(failed) },
  ];
}

function dataEntries({ database, storage, files }: SystemStatus): Description[] {
  const { kind, version, bytes, schema, processes } = database;
  const sizes = { free: diskSize(storage.freeBytes), total: diskSize(storage.totalBytes) };
  return [
    {
      term: m.admin_system_database(),
      value:
        kind === 'sqlite'
          ? m.admin_system_sqlite({ version })
          : m.admin_system_postgres({ version }),
    },
    { term: m.admin_system_size(), value: diskSize(bytes) },
    {
      term: m.admin_system_schema(),
      value: schema === 'current' ? m.admin_system_schema_current() : m.admin_system_schema_other(),
    },
    { term: m.admin_system_files(), value: files },
    { term: m.admin_system_disk(), value: m.admin_system_disk_free(sizes) },
    ...(processes.length > 1
      ? [{ term: m.admin_system_processes(), value: processes.join(', ') }]
      : []),
  ];
}

function programEntries({
  version,
  node,
  startedAt,
  droppedLogLines,
}: SystemStatus): Description[] {
  return [
    { term: m.admin_system_version(), value: version },
    { term: m.admin_system_node(), value: node },
    {
      term: m.admin_system_started(),
      value: (
        <>
          <DateTime at={startedAt} /> (<RelativeTime at={startedAt} />)
        </>
      ),
    },
    { term: m.admin_system_log_lost(), value: formatCount(droppedLogLines) },
  ];
}
