import { setTimeout as pause } from 'node:timers/promises';
import { scratchFolder } from '@vitrine/bench/open-things';
import { memoryOf } from '@vitrine/bench/processes';
import { startProduct } from '@vitrine/bench/product';
import { type Attack, CannotRunError } from '../attack.ts';
import { changeAndAskForCv, newMember } from '../clients/people.ts';

const MINUTES = 1;
const MINUTE_MS = 60_000;
const AT_ONCE = 2;
const SAMPLE_MS = 250;

export const changingPage: Attack = {
  how:
    `For a minute one account changes its page and asks for its CV, ${AT_ONCE} at a time, with limits on, and for another one without. ` +
    `Memory is that of the process and its children, every ${SAMPLE_MS} ms.`,
  aims: ['changingMemory', 'changingMemoryUnlimited', 'changingMade'],
  mostSeconds: 2 * MINUTES * 60 + 60,
  async run(found) {
    const limited = await changeAndAsk({ PASSWORD_HASH_COST: '4' });
    found({ changingMemory: limited.most });
    const free = await changeAndAsk({ PASSWORD_HASH_COST: '4', RATE_LIMITS: 'off' });
    found({ changingMemoryUnlimited: free.most, changingMade: free.made });
  },
};

/** @returns the most memory at any time, in MB, and how many CVs came */
async function changeAndAsk(settings: Record<string, string>) {
  const { url, pid, stop } = await startProduct({ folder: await scratchFolder(), settings });
  const token = await newMember(url);
  let most = 0;
  let made = 0;
  const end = performance.now() + MINUTES * MINUTE_MS;
  const act = async () => {
    while (performance.now() < end) {
      if (await changeAndAskForCv(url, token)) made += 1;
      else await pause(SAMPLE_MS);
    }
  };
  const acting = Promise.all(Array.from({ length: AT_ONCE }, act));
  while (performance.now() < end) {
    const now = await memoryOf(pid);
    if (now === undefined) throw new CannotRunError('memory is read from /proc');
    most = Math.max(most, now);
    await pause(SAMPLE_MS);
  }
  await acting;
  await stop();
  return { most, made };
}
