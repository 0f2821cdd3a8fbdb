import { DAY_MS } from '../../lib/clock.ts';
import { allUnderWay, beginDue } from './begin-deliveries.ts';
import { createDeliveriesRoom, type DeliveryDeps } from './deliveries-room.ts';

/** How long what became of an event can be looked up, and it can be sent again. */
const KEPT_MS = 30 * DAY_MS;

export type WebhookDeliveries = ReturnType<typeof createWebhookDeliveries>;

/** Sends what is queued for webhooks, again and again until it arrives; in no promised order. */
export function createWebhookDeliveries(deps: DeliveryDeps) {
  const room = createDeliveriesRoom(deps);
  const { database, clock, webhooks, deliveries, stopping } = room;
  const oldest = () => new Date(clock.now().getTime() - KEPT_MS);
  return {
    beginDue: () => beginDue(room),

    /** Sends what is due, two to each webhook, and waits until that is done. */
    async sendDue(): Promise<void> {
      await beginDue(room);
      await Promise.all(allUnderWay(room));
    },

    /** How many {@link purge} would forget now. */
    countOld: (): Promise<number> => deliveries.countBefore(database.read, oldest()),

    /** Forgets events of a month ago, sent or not, and secrets that do not sign any more. */
    async purge(): Promise<void> {
      await database.write(async (tx) => {
        await deliveries.deleteBefore(tx, oldest());
        await webhooks.forgetOldSecrets(tx, clock.now());
      });
    },

    /** Ends what is running; the next round sends it again. */
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(allUnderWay(room));
    },
  };
}
