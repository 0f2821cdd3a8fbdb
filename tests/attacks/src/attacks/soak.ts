import { setTimeout as pause } from 'node:timers/promises';
import { fillSite } from '@vitrine/bench/content';
import { median } from '@vitrine/bench/figures';
import { scratchFolder } from '@vitrine/bench/open-things';
import { descriptorsOf, memoryOf, untilIdle } from '@vitrine/bench/processes';
import { startProduct } from '@vitrine/bench/product';
import { type Attack, CannotRunError } from '../attack.ts';
import { changeAndAskForCv, newMember, trySignIn } from '../clients/people.ts';
import { cutRead } from '../clients/sockets.ts';
import { upload, videoFile } from '../clients/uploads.ts';
import { addPost } from '../clients/writer.ts';
import { NO_LIMITS } from './kill.ts';

const MINUTE_MS = 60_000;
const SAMPLE_MS = 2000;
const MOST_MINUTES = 20;
const SETTLE_MS = 5000;

export const soak: Attack = {
  how:
    `For ${MOST_MINUTES} minutes, or as many as are asked for, pages, data, files, cut reads, sign-ins with right and wrong passwords, uploads with their deletion and new ` +
    'posts, each at its own pace. Memory is the median of a quarter of the time, the first of which is left out: the fourth beside the second.',
  aims: ['soakMemory', 'soakMost', 'soakDescriptors', 'soakErrors'],
  mostSeconds: MOST_MINUTES * 60 + 120,
  async run(found, { soakMinutes }) {
    const product = await startProduct({ folder: await scratchFolder(), settings: NO_LIMITS });
    const { url, pid } = product;
    const { token, postId, largePortfolio } = await fillSite(product);
    const member = await newMember(url);
    const { url: file = '' } = await upload(url, member, videoFile(2_000_000));
    const path = new URL(file, url).pathname;
    if ((await memoryOf(pid)) === undefined) throw new CannotRunError('memory is read from /proc');
    // the thread that makes CVs, which ends a minute after the last
    await changeAndAskForCv(url, member);
    const over = new AbortController();
    let errors = 0;
    const read = async (address: string) => {
      const answer = await fetch(url + address).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      if (!answer || answer.status >= 500) errors += 1;
    };
    const pages = ['/', '/blog', `/blog/${postId}`, largePortfolio, '/contact', '/api/articles/'];
    const acts: [everyMs: number, act: (number: number) => Promise<unknown>][] = [
      [20, (number) => read(pages[number % pages.length] ?? '/')],
      [50, (number) => read(`/contact?subject=${number}`)],
      [200, () => read(path)],
      [200, (number) => cutRead(url, path, number)],
      [
        500,
        (number) => trySignIn(url, { email: `x${number}@example.com`, password: 'wrong one' }, ''),
      ],
      [1000, (number) => addPost(url, token, `Post ${number} of the soak`)],
      [1000, () => changeAndAskForCv(url, member)],
      [3000, () => uploadAndDelete(url, member)],
    ];
    await pause(SETTLE_MS);
    const descriptors = await descriptorsOf(pid);
    const running = acts.map(([everyMs, act]) => repeat(everyMs, act, over.signal));
    const samples: number[] = [];
    const end = performance.now() + soakMinutes * MINUTE_MS;
    while (performance.now() < end) {
      await pause(SAMPLE_MS);
      samples.push((await memoryOf(pid)) ?? Number.POSITIVE_INFINITY);
    }
    over.abort();
    await Promise.all(running);
    await untilIdle(pid);
    await pause(SETTLE_MS);
    const quarter = Math.ceil(samples.length / 4);
    const [second, fourth] = [samples.slice(quarter, 2 * quarter), samples.slice(-quarter)];
    found({
      soakMemory: median(fourth) / median(second),
      soakMost: Math.max(...samples),
      soakDescriptors: Math.max(0, (await descriptorsOf(pid)) - descriptors),
      soakErrors: errors,
    });
  },
};

async function repeat(
  everyMs: number,
  act: (number: number) => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  for (let number = 0; !signal.aborted; number += 1) {
    await act(number);
    await pause(everyMs);
  }
}

async function uploadAndDelete(url: string, token: string): Promise<void> {
  const { id } = await upload(url, token, videoFile(500_000));
  await fetch(`${url}/api/media/${id}/`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
  });
}
