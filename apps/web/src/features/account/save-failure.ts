import { m } from '#messages';
import { reasonOf } from './reason-of.ts';

/** Why the settings were not saved (SET-03). */
export function saveFailure(error: unknown): string {
  const reason = reasonOf(error);
  return reason ? m.account_save_failed_because({ reason }) : m.account_save_failed();
}
