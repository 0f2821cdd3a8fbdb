import type { Platform } from '../../platform.ts';
import type { ForgetMessages } from '../audit/index.ts';
import type { MainSettingsService } from '../settings/main-settings.service.ts';
import { createRetentionRepository } from './retention.repository.ts';
import { createRetentionService, type RetentionService } from './retention.service.ts';

/** How long messages and applications are kept. */
export const createRetention = (
  needs: Platform & { settings: MainSettingsService; forgetMessages: ForgetMessages },
): RetentionService =>
  createRetentionService({
    ...needs,
    retention: createRetentionRepository(needs.database.tables),
  });
