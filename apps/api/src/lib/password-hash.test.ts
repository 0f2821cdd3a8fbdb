import { getRounds, getSalt } from 'bcryptjs';
import { afterAll, describe, expect, it } from 'vitest';
import { createPasswordHasher } from './password-hash.ts';
import { decoyHash, HasherBusyError } from './password-hasher.ts';

const hasher = createPasswordHasher(4);
afterAll(() => hasher.close());

describe('a password hash', () => {
  it('is bcrypt, and another one every time', async () => {
    const [one, two] = await Promise.all([hasher.hash('secret word'), hasher.hash('secret word')]);
    expect(one).toMatch(/^\$2[aby]\$04\$/);
    expect(one).not.toBe(two);
  });

  it('is matched by its password alone', async () => {
    const hash = await hasher.hash('secret word');
    expect(await hasher.verify('secret word', hash)).toBe(true);
    expect(await hasher.verify('Secret word', hash)).toBe(false);
    expect(await hasher.verify('secret word', undefined)).toBe(false);
  });

  it.each([4, 12])('of nobody is hashed against like any other of cost %i', (cost) => {
    expect(getRounds(decoyHash(cost))).toBe(cost);
    // throws where it is not as long as a hash, which would be refused without hashing
    expect(getSalt(decoyHash(cost))).toHaveLength(29);
  });

  it('is made elsewhere: the process goes on in the meantime', async () => {
    const slow = createPasswordHasher(11);
    let turns = 0;
    let hashing = true;
    const turn = () => {
      turns += 1;
      if (hashing) setImmediate(turn);
    };
    turn();
    await slow.hash('secret word');
    hashing = false;
    await slow.close();
    // on the main thread there would be one turn before and one after
    expect(turns).toBeGreaterThan(100);
  });

  it('is refused when too many are waiting', async () => {
    const crowd = await Promise.allSettled(
      Array.from({ length: 300 }, () => hasher.hash('secret word')),
    );
    const refused = crowd.filter((one) => one.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const one of refused) expect(one.reason).toBeInstanceOf(HasherBusyError);
    expect(await hasher.hash('secret word')).toMatch(/^\$2/);
  });
});
