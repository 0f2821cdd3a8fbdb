import { defineEvent } from '../domain-events/domain-events.ts';

/** An endpoint was switched off, for nothing has arrived there for long. */
export const webhookSwitchedOff = defineEvent<{ url: string }>('webhook switched off');
