import { OLD_BACKUP_DAYS, type SystemStatus } from '@vitrine/contracts';
import { m } from '#messages';
import { diskSize } from '../components/disk-size.ts';

/** Something that an administrator should know of, and what to do about it. */
export interface SystemNotice {
  tone: 'danger' | 'info';
  title: string;
  text: string;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * What is not as it should be, the worst first.
 * @param now milliseconds since 1970
 */
export function systemNotices(status: SystemStatus, now: number): SystemNotice[] {
  const notices = [
    ...diskNotices(status),
    ...schemaNotices(status),
    ...mailNotices(status),
    ...webhookNotices(status),
    ...backupNotices(status, now),
    ...logNotices(status),
  ];
  const isWorse = ({ tone }: SystemNotice) => (tone === 'danger' ? 0 : 1);
  return notices.sort((one, other) => isWorse(one) - isWorse(other));
}

function diskNotices({ storage }: SystemStatus): SystemNotice[] {
  const { level, freeBytes, totalBytes } = storage;
  if (level === 'enough') return [];
  const sizes = { free: diskSize(freeBytes), total: diskSize(totalBytes) };
  return level === 'full'
    ? [{ tone: 'danger', title: m.admin_storage_full(), text: m.admin_storage_full_hint(sizes) }]
    : [{ tone: 'info', title: m.admin_storage_low(), text: m.admin_storage_low_hint(sizes) }];
}

function schemaNotices({ database }: SystemStatus): SystemNotice[] {
  if (database.schema === 'current') return [];
  const text =
    database.schema === 'newer' ? m.admin_system_schema_newer() : m.admin_system_schema_older();
  return [{ tone: 'danger', title: m.admin_system_schema_title(), text }];
}

function mailNotices({ mail }: SystemStatus): SystemNotice[] {
  const { mode, place, failed } = mail;
  return [
    ...(failed > 0
      ? ([
          {
            tone: 'danger',
            title: m.admin_system_mail_failed_title({ count: failed }),
            text: m.admin_system_mail_failed_text(),
          },
        ] as const)
      : []),
    ...(mode === 'folder'
      ? ([
          {
            tone: 'info',
            title: m.admin_system_mail_folder_title(),
            text: m.admin_system_mail_folder_text({ place }),
          },
        ] as const)
      : []),
  ];
}

function webhookNotices({ webhooks }: SystemStatus): SystemNotice[] {
  const { switchedOff, failed } = webhooks;
  const text = m.admin_system_webhook_text();
  return [
    ...(switchedOff > 0
      ? [{ tone: 'info', title: m.admin_system_webhook_off_title(), text } as const]
      : []),
    ...(failed > 0
      ? [
          {
            tone: 'info',
            title: m.admin_system_webhook_failed_title({ count: failed }),
            text,
          } as const,
        ]
      : []),
  ];
}

function backupNotices({ backup, backups }: SystemStatus, now: number): SystemNotice[] {
  const { failure } = backups;
  if (failure) {
    const text = m.admin_system_backup_failed_text({ reason: failure.reason });
    return [{ tone: 'danger', title: m.admin_system_backup_failed_title(), text }];
  }
  if (!backup) {
    return [
      {
        tone: 'info',
        title: m.admin_system_backup_none_title(),
        text: m.admin_system_backup_none_text(),
      },
    ];
  }
  const days = Math.floor((now - Date.parse(backup.at)) / DAY_MS);
  if (days < OLD_BACKUP_DAYS) return [];
  return [
    {
      tone: 'info',
      title: m.admin_system_backup_old_title({ count: days }),
      text: m.admin_system_backup_old_text(),
    },
  ];
}

function logNotices({ droppedLogLines: count }: SystemStatus): SystemNotice[] {
  if (count === 0) return [];
  return [
    {
      tone: 'info',
      title: m.admin_system_log_title({ count }),
      text: m.admin_system_log_text(),
    },
  ];
}
