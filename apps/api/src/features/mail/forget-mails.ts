import type { Platform } from '../../platform.ts';
import { readCompanyEmail } from '../pages/company-name.ts';

/**
 * After a person was erased: removes what the mailer still has of mails to them, or that would be
 * answered to them. What fails must not undo the answer.
 */
export async function forgetMails(
  { database, mailer, logger }: Pick<Platform, 'database' | 'mailer' | 'logger'>,
  address: string,
  before: Date,
): Promise<void> {
  try {
    // each answer of the company would be answered to its own address
    const company = await readCompanyEmail(database);
    const isCompany = company.toLowerCase() === address.toLowerCase();
    await mailer.forget(address, before, isCompany ? 'recipient' : undefined);
  } catch (err) {
    logger.error({ err }, 'mails not removed');
  }
}
