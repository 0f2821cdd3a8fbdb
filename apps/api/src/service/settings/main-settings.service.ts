import { type Settings, settingsSchema } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { createSettingsRepository } from './settings.repository.ts';

/** The settings without the company, which is among the pages. */
type MainSettings = Omit<Settings, 'company'>;

const mainSchema = settingsSchema.omit({ company: true });
const BLANK = { mailSender: {}, revenue: {}, retention: {} };

/** Reads what is set, for those parts of the program that go by it. */
export function createMainSettings(tables: Tables) {
  const settings = createSettingsRepository(tables);
  const read = async (db: Queryable): Promise<MainSettings> => {
    const row = await settings.get(db);
    // fields that a newer version added are filled by the schema's defaults
    if (row) return mainSchema.parse({ ...BLANK, ...(row.content as object) });
    const revenue = splitRevenue((await settings.earlierRevenue(db)) ?? '');
    return mainSchema.parse({ ...BLANK, revenue });
  };
  return {
    read,
    /** Figure and currency; '' until an administrator enters them. */
    async revenue(db: Queryable): Promise<string> {
      const { amount, currency } = (await read(db)).revenue;
      return amount && [amount, currency].filter(Boolean).join(' ');
    },
  };
}

export type MainSettingsService = ReturnType<typeof createMainSettings>;

function splitRevenue(text: string): MainSettings['revenue'] {
  const [, amount = text, currency = ''] = /^(.*\S)\s+(\p{L}+|\p{Sc})$/u.exec(text) ?? [];
  return { amount, currency };
}
