import { settingsInputSchema, settingsSchema } from '@vitrine/contracts';
import { z } from 'zod';

/** Reads settings from a draft. A module of its own, because it brings zod. */
export const storedSettingsSchema = z.object({
  whole: settingsSchema,
  version: z.number().optional(),
});

/** What is wrong with what is typed, before it is sent. */
export const settingsCheck = settingsInputSchema;

/** The settings with their version. */
export type StoredSettings = z.infer<typeof storedSettingsSchema>;
