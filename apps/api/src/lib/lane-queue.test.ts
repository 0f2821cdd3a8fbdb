import { describe, expect, it } from 'vitest';
import { createLaneQueue, type Turn } from './lane-queue.ts';

/** A queue whose work ends when the test says so. */
function heldQueue(waiting = 100, atOnce = 1) {
  const started: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const queue = createLaneQueue({ atOnce, waiting, refusal: () => new Error('full') });
  const add = (name: string, turn: Turn) => {
    const work = () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    };
    queue(turn, work).catch(() => refused.push(name));
  };
  const endNext = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const finish = async () => {
    while (ends.length > 0) await endNext();
    return started;
  };
  return { add, endNext, finish, started, refused };
}

const from = (client: string, account = 'account'): Turn => ['lane', client, account];

describe('a queue of lanes', () => {
  it('starts the work of one account in the order in which it came', async () => {
    const { add, finish } = heldQueue();
    for (const name of ['1', '2', '3', '4']) add(name, from('a'));
    expect(await finish()).toEqual(['1', '2', '3', '4']);
  });

  it('starts as much at once as it may', async () => {
    const { add, started, endNext } = heldQueue(100, 2);
    for (const name of ['1', '2', '3']) add(name, from('a'));
    expect(started).toEqual(['1', '2']);
    await endNext();
    expect(started).toEqual(['1', '2', '3']);
  });

  it('gives every client a turn before one gets a second', async () => {
    const { add, finish } = heldQueue();
    for (const name of ['a1', 'a2', 'a3', 'a4']) add(name, from('a'));
    for (const name of ['b1', 'b2']) add(name, from('b'));
    add('c1', from('c'));
    expect(await finish()).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('gives every account of a client a turn before one gets a second', async () => {
    const { add, finish } = heldQueue();
    for (const name of ['x1', 'x2', 'x3', 'x4']) add(name, from('a', 'x'));
    add('y1', from('a', 'y'));
    expect(await finish()).toEqual(['x1', 'x2', 'y1', 'x3', 'x4']);
  });

  it('gives every lane a turn, however many clients wait in another', async () => {
    const { add, finish } = heldQueue();
    for (const client of ['a', 'b', 'c', 'd']) add(client, ['strangers', client, '']);
    add('known', ['known', 'k', '']);
    expect(await finish()).toEqual(['a', 'b', 'known', 'c', 'd']);
  });

  it('goes on after work that fails, and tells only who asked for it', async () => {
    const queue = createLaneQueue({ atOnce: 1, waiting: 1, refusal: () => new Error('full') });
    const fails = queue(from('a'), () => Promise.reject(new Error('broken')));
    const works = queue(from('a'), () => Promise.resolve('done'));
    await expect(fails).rejects.toThrow('broken');
    await expect(works).resolves.toBe('done');
  });

  it('turns away the newest of the client that has most waiting, not the one who came last', async () => {
    const { add, finish, refused, endNext } = heldQueue(3);
    for (const name of ['a1', 'a2', 'a3', 'a4']) add(name, from('a'));
    expect(refused).toEqual([]);
    add('b1', from('b'));
    add('c1', from('c'));
    await endNext();
    expect(refused).toEqual(['a4', 'a3']);
    expect(await finish()).toEqual(['a1', 'a2', 'b1', 'c1']);
  });

  it('turns away anyone who comes last when nobody has more waiting than others', async () => {
    const { add, finish, refused } = heldQueue(2);
    for (const client of ['running', 'a', 'b', 'c']) add(client, from(client));
    expect(await finish()).toEqual(['running', 'a', 'b']);
    expect(refused).toEqual(['c']);
  });

  it('turns nobody away for what waits in another lane', async () => {
    const { add, finish, refused } = heldQueue(2);
    for (const name of ['1', '2', '3', '4', '5']) add(name, ['strangers', name, '']);
    add('known', ['known', 'k', '']);
    expect(await finish()).toContain('known');
    expect(refused).toEqual(['4', '5']);
  });
});
