import { createDependencies } from '../dependencies.ts';
import { say } from './command.ts';
import { withPlatform } from './with-platform.ts';

/** Forgets now what the server forgets every hour, or says how much that would be. */
export const purge = withPlatform(async (platform, { options }) => {
  const { retention, trash, outbox, webhooks, keptCalls, references, media, forgetPastDays } =
    createDependencies(platform);
  const isDry = options['dry-run'] === true;
  const { messages, applications } = await retention.countOld();
  const trashed = await trash.countExpired();
  const mails = await outbox.countSettled();
  const deliveries = await webhooks.countOld();
  const answers = await keptCalls.countOld();
  const requests = await references.countOver();
  const uploads = (await media.trash.listExpired(platform.clock.now())).length;
  if (!isDry) {
    await outbox.purge();
    await webhooks.purge();
    await keptCalls.purge();
    await trash.purge();
    await references.purge();
    await retention.forgetOld();
    await forgetPastDays();
    await media.tidy();
  }
  const found = {
    messages,
    applications,
    'mails that were settled': mails,
    'deliveries of webhooks': deliveries,
    'answers kept for repeated requests': answers,
    'requests for references': requests,
    'uploads in the trash': uploads,
    'deleted records in the trash': trashed,
  };
  for (const [what, count] of Object.entries(found)) say(`${String(count).padStart(8)}  ${what}`);
  say(isDry ? 'Nothing was deleted (--dry-run).' : 'That much was deleted.');
  return 0;
});
