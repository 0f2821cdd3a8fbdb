import type { AuditEntry } from '@vitrine/contracts';
import type { Handlers } from '../../http/handlers.ts';
import type { Platform } from '../../platform.ts';
import type { MainSettingsService } from '../settings/main-settings.service.ts';
import { presentOverview } from './back-office.presenter.ts';
import { createBackOfficeRepository } from './back-office.repository.ts';

const ACTS_SHOWN = 8;

interface Needs extends Platform {
  settings: Pick<MainSettingsService, 'revenue'>;
  latest: (limit: number) => Promise<AuditEntry[]>;
}

/** What the back-office shows of the whole installation. */
export function createBackOffice({ database, settings, latest }: Needs): {
  handlers: Handlers<'admin.overview'>;
} {
  const office = createBackOfficeRepository(database.tables);
  return {
    handlers: {
      'admin.overview': async () => {
        const [counts, revenue, activity] = await Promise.all([
          office.countOverview(database.read),
          settings.revenue(database.read),
          latest(ACTS_SHOWN),
        ]);
        return presentOverview(counts, revenue, activity);
      },
    },
  };
}
