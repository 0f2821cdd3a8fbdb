import { pause } from './clock.ts';

const PREFIX = 'vitrine-used-token-';
/** Enough of a refresh token to recognise it, and too little to sign in with. */
const SUFFIX_LENGTH = 6;
/** Storage reaches the other tabs long before this. */
const MARKED_MS = 10_000;

/** The end of a refresh token, by which tabs recognise it. */
export const tokenSuffix = (refreshToken: string): string => refreshToken.slice(-SUFFIX_LENGTH);

const lockName = (refreshToken: string): string => PREFIX + tokenSuffix(refreshToken);

/**
 * Tells every tab that a refresh token has been exchanged; they know once this resolves. Browsers
 * keep one register of locks for all tabs, while what one tab writes into storage reaches another
 * one's process only a moment later: using the old token then would end the whole session.
 */
export async function markUsed(refreshToken: string): Promise<void> {
  const { locks } = navigator;
  if (!locks) return;
  await new Promise<void>((resolve) => {
    const held = async () => {
      resolve();
      await pause(MARKED_MS);
    };
    // A page that is being closed gets no lock, and nothing waits for it any more.
    locks.request(lockName(refreshToken), { mode: 'shared' }, held).catch(() => resolve());
  });
}

/** Whether a tab, this one or another, has exchanged the refresh token just now. */
export async function isUsed(refreshToken: string): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === lockName(refreshToken));
}
