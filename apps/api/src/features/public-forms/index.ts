import type { Platform } from '../../platform.ts';
import type { Announce } from '../live-events/index.ts';
import type { Outbox } from '../mail/outbox.service.ts';
import { createClaimsRepository } from './claims.repository.ts';
import { createInboxRepository } from './inbox.repository.ts';
import { createPublicFormsService, type PublicForms } from './public-forms.service.ts';

/** The guards that stand before every form that anyone may send. */
export function createPublicForms(
  platform: Platform,
  outbox: Outbox,
  announce: Announce,
): PublicForms {
  const { tables } = platform.database;
  return createPublicFormsService({
    ...platform,
    claims: createClaimsRepository(tables),
    inbox: createInboxRepository(tables),
    outbox,
    announce,
  });
}
