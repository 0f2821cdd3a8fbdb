import { post } from '../content.ts';
import { inTurns, medianOf, medianRatio } from '../figures.ts';
import { bareInserts } from '../limits/limits.ts';
import { scratchFolder } from '../open-things.ts';
import type { Part } from '../part.ts';
import { ADMIN, signIn, startProduct } from '../product.ts';
import { units } from '../units.ts';
import { load } from '../wrk.ts';

const ROUNDS = 7;
const SECONDS = 3;
const LIMIT_SECONDS = 2;

export const creates: Part = {
  title: 'Creates of a post',
  how:
    'One client on one connection publishes posts one after the other (`POST /blogs/`), each with its version, its ' +
    'audit entry and its place in the queue of the search index, and each on the disk before its answer (`synchronous=FULL`). The ' +
    'limit is one bare insert and commit after another with better-sqlite3, of as many bytes, in the same folder and as ' +
    `durable. ${ROUNDS} rounds in turns; abuse limits are off.`,
  async measure() {
    const folder = await scratchFolder();
    const product = await startProduct({ folder, settings: { RATE_LIMITS: 'off' } });
    const token = await signIn(product.url, ADMIN);
    const [text = ''] = post('').posts;
    let run = 0;
    const create = async () => {
      run += 1;
      const script = { name: 'create-posts', args: [token, text, `r${run}`] };
      const { rate, failures } = await load({
        ...{ url: product.url, script },
        seconds: SECONDS,
        connections: 1,
      });
      if (failures > 0) throw new Error(`${failures} posts were not created.`);
      return rate;
    };
    const insert = () => bareInserts(folder, text.length, LIMIT_SECONDS);
    await inTurns(1, create, insert);
    const pairs = await inTurns(ROUNDS, create, insert);
    const limit = units.perSecond(medianOf(pairs, 'limit'));
    return {
      figures: { creates: { value: medianOf(pairs, 'measured'), limit } },
      notes: [`Share of the limit: ${units.share(medianRatio(pairs))}.`],
    };
  },
};
