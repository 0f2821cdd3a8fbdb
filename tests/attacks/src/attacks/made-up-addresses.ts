import { scratchFolder } from '@vitrine/bench/open-things';
import { memoryOf, untilIdle } from '@vitrine/bench/processes';
import { startProduct } from '@vitrine/bench/product';
import { load, wrkVersion } from '@vitrine/bench/wrk';
import { type Attack, CannotRunError } from '../attack.ts';

const ADDRESSES = 360_000;
const PROBE_SECONDS = 5;
const MOST_SECONDS = 150;

export const madeUpAddresses: Attack = {
  how:
    `Requests that are counted per client come from ${ADDRESSES.toLocaleString('en')} addresses, one each, as a proxy would tell them. Their memory is what the process holds more than ` +
    'after as many seconds of the same from one address, at rest both times.',
  aims: ['addressesMemory'],
  mostSeconds: 400,
  async run(found) {
    if (!wrkVersion()) throw new CannotRunError('there is no wrk');
    const folder = await scratchFolder();
    const { url, pid } = await startProduct({ folder, settings: { TRUST_PROXY: '1' } });
    const ask = (kind: string, seconds: number) =>
      load({ url, seconds, connections: 16, script: { name: 'made-up-addresses', args: [kind] } });
    // the script counts on from the first address in each run: one run has to reach all of them
    const { rate, failures } = await ask('made-up', PROBE_SECONDS);
    const perSecond = rate + failures;
    const seconds = Math.ceil(ADDRESSES / perSecond) + 1;
    if (seconds > MOST_SECONDS) {
      throw new CannotRunError(`${Math.round(perSecond)} requests a second are too few here`);
    }
    // so much work makes the heap larger, no matter who it is done for
    await ask('one', seconds);
    await untilIdle(pid);
    const before = await memoryOf(pid);
    if (before === undefined) throw new CannotRunError('memory is read from /proc');
    await ask('made-up', seconds);
    await untilIdle(pid);
    found({ addressesMemory: Math.max(0, ((await memoryOf(pid)) ?? Number.NaN) - before) });
  },
};
