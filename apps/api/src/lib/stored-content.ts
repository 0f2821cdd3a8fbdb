import { readStored } from '@vitrine/contracts';
import type { z } from 'zod';
import type { Logger } from './logger.ts';

/** Reads stored content through its schema, see {@link contentReader}. */
export type ReadContent = <T>(schema: z.ZodType<T>, stored: unknown, where: string) => T;

/**
 * Reads what any release stored: fields that came later have their defaults. What does not fit its
 * schema is repaired for the reader and logged; what is stored stays as it is.
 */
export const contentReader =
  ({ logger }: { logger: Logger }): ReadContent =>
  (schema, stored, where) => {
    const { value, repaired } = readStored(schema, stored);
    if (repaired.length > 0) {
      logger.warn({ content: where, fields: repaired }, 'stored content does not fit its schema');
    }
    return value;
  };
