import { createDependencies } from '../dependencies.ts';
import { say } from './command.ts';
import { withPlatform } from './with-platform.ts';

/** Forgets now what the server forgets every hour, or says how much that would be. */
export const purge = withPlatform(async (platform, { options }) => {
  const { retention, outbox, webhooks, keptCalls, media, views } = createDependencies(platform);
  const isDry = options['dry-run'] === true;
  const { messages, applications } = await retention.countOld();
  const mails = await outbox.countSettled();
  const deliveries = await webhooks.countOld();
  const answers = await keptCalls.countOld();
  const uploads = (await media.trash.listExpired(platform.clock.now())).length;
  if (!isDry) {
    await outbox.purge();
    await webhooks.purge();
    await keptCalls.purge();
    await retention.forgetOld();
    await views.forgetPastDays();
    await media.tidy();
  }
  const found = {
    messages,
    applications,
    'mails that were settled': mails,
    'deliveries of webhooks': deliveries,
    'answers kept for repeated requests': answers,
    'uploads in the trash': uploads,
  };
  for (const [what, count] of Object.entries(found)) say(`${String(count).padStart(8)}  ${what}`);
  say(isDry ? 'Nothing was deleted (--dry-run).' : 'That much was deleted.');
  return 0;
});
