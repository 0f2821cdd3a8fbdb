import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Platform } from '../../platform.ts';
import type { RecordAct } from '../audit/index.ts';
import { createPagesRepository } from '../pages/pages.repository.ts';
import { createMainSettings } from './main-settings.service.ts';
import { createSettingsRepository } from './settings.repository.ts';
import { createSettingsService } from './settings.service.ts';

/** The settings of the installation, and those who go by them. */
export function createSettings(platform: Platform & { record: RecordAct }) {
  const { read, tables } = platform.database;
  const settings = createSettingsRepository(tables);
  const main = createMainSettings(settings);
  const pages = createPagesRepository(tables);
  const service = createSettingsService({ ...platform, settings, main, pages });
  const handlers: Handlers<EndpointsOf<'settings'>> = {
    'settings.get': () => service.load(),
    'settings.save': ({ actor, input, ifMatch }) => service.save(actor, input.body, ifMatch),
  };
  return {
    handlers,
    main,
    sender: () => main.sender(read),
    companyAddress: async () => (await service.load()).body.company.email,
  };
}
