const PAGE = 'docs/operations.md';
const MEGABYTE = 1_000_000;
const HOUR_SECONDS = 3_600;
/** A backup of each day, and the time that one takes. */
const BACKUP_SECONDS = 26 * HOUR_SECONDS;
/** The server takes 250 MB at most, and is ended at 512 (decision 0039). */
const MOST_MEMORY = 400 * MEGABYTE;

/** A rule of Prometheus: what is wrong, for how long, and what to do. */
interface Alert {
  alert: string;
  expr: string;
  for: string;
  /** `critical` is for now, `warning` for today. */
  severity: 'critical' | 'warning';
  summary: string;
  description: string;
  /** The section that says more. */
  section: string;
}

const alerts: Alert[] = [
  {
    alert: 'VitrineDown',
    expr: 'up{job="vitrine"} == 0',
    for: '2m',
    severity: 'critical',
    summary: 'The server does not answer.',
    description: 'Look whether the process runs; the last lines of its log say why it ended.',
    section: 'exit-codes',
  },
  {
    alert: 'VitrineNotReady',
    expr: 'vitrine_ready == 0',
    for: '2m',
    severity: 'critical',
    summary: 'The server runs and is not ready for requests.',
    description:
      'Ask /readyz: it names every reason, such as a database that is away or a full disk.',
    section: 'monitoring',
  },
  {
    alert: 'VitrineErrors',
    expr: 'sum(rate(http_responses_total{job="vitrine",status=~"5.."}[10m])) / sum(rate(http_responses_total{job="vitrine"}[10m])) > 0.05',
    for: '5m',
    severity: 'critical',
    summary: 'More than one in twenty requests fails.',
    description: 'The log has a line for each failed request, under its request_id.',
    section: 'the-log',
  },
  {
    alert: 'VitrineDiskNearlyFull',
    expr: 'vitrine_disk_free_bytes / vitrine_disk_size_bytes < 0.1',
    for: '5m',
    severity: 'warning',
    summary: 'Less than a tenth of the disk of the data folder is free.',
    description:
      'Make room: empty the trash of files, move backups elsewhere, or enlarge the disk.',
    section: 'a-full-disk',
  },
  {
    alert: 'VitrineBackupFailed',
    expr: 'vitrine_backup_timestamp_seconds{outcome="failed"} > 0',
    for: '0m',
    severity: 'warning',
    summary: 'The last backup failed.',
    description: 'The System page of the back-office says why, and makes one at once.',
    section: 'every-day-by-themselves',
  },
  {
    alert: 'VitrineBackupOld',
    expr: `time() - max by (job) (vitrine_backup_timestamp_seconds{outcome="made"}) > ${BACKUP_SECONDS}`,
    for: '10m',
    severity: 'warning',
    summary: 'The latest backup is older than 26 hours.',
    description: 'Look whether BACKUP_HOUR is off, and make one on the System page.',
    section: 'every-day-by-themselves',
  },
  {
    alert: 'VitrineMailsWait',
    expr: 'max by (job) (min_over_time(vitrine_outbox_mails{state="waiting"}[1h])) > 0',
    for: '15m',
    severity: 'warning',
    summary: 'Mails have been waiting for more than an hour.',
    description:
      'Try the mail server with the command doctor; a large newsletter may be under way.',
    section: 'background-work',
  },
  {
    alert: 'VitrineMailsFailed',
    expr: 'max by (job) (vitrine_outbox_mails{state="failed"}) > 0',
    for: '5m',
    severity: 'warning',
    summary: 'Mails were not delivered and are not tried again.',
    description: 'The System page leads to them; each says what the mail server answered.',
    section: 'background-work',
  },
  {
    alert: 'VitrineMemory',
    expr: `process_resident_memory_bytes{job="vitrine"} > ${MOST_MEMORY}`,
    for: '15m',
    severity: 'warning',
    summary: 'The server takes more memory than it should.',
    description:
      'It is ended at 512 MB. Restart it at a quiet time, and report it with its metrics.',
    section: 'metrics',
  },
  {
    alert: 'VitrineLag',
    expr: 'nodejs_eventloop_lag_p99_seconds{job="vitrine"} > 0.5',
    for: '5m',
    severity: 'warning',
    summary: 'A replica answers half a second late.',
    description: 'Look at its processor, and whether it is time for another replica.',
    section: 'more-than-one-process',
  },
];

/** The rules as Prometheus reads them, without its YAML. */
export const alertRules = () => ({
  groups: [
    {
      name: 'vitrine',
      rules: alerts.map(
        ({ alert, expr, for: lasting, severity, summary, description, section }) => ({
          ...{ alert, expr, for: lasting, labels: { severity } },
          annotations: { summary, description, documentation: `${PAGE}#${section}` },
        }),
      ),
    },
  ],
});
