import { scratchFolder } from '@vitrine/bench/open-things';
import { startProduct } from '@vitrine/bench/product';
import type { Attack } from '../attack.ts';
import { type Account, register, trySignIn } from '../clients/people.ts';

const PEOPLE = 50;
const MS = 1000;
const OFFICE = '198.51.100.200';

export const crowd: Attack = {
  how: `${PEOPLE} people behind one address send their right passwords at the same moment. Hashing costs what it costs in production.`,
  aims: ['crowdSignedIn', 'crowdSlowest'],
  mostSeconds: 180,
  async run(found) {
    const folder = await scratchFolder();
    const { url } = await startProduct({ folder, settings: { TRUST_PROXY: '1' } });
    const people: Account[] = [];
    for (let number = 0; number < PEOPLE; number += 1) {
      people.push(await register(url, `192.0.2.${number}`));
    }
    const answers = await Promise.all(people.map((person) => trySignIn(url, person, OFFICE)));
    const signedIn = answers.filter(({ status }) => status === 200);
    found({
      crowdSignedIn: signedIn.length,
      crowdSlowest: Math.max(...signedIn.map(({ ms }) => ms)) / MS,
    });
  },
};
