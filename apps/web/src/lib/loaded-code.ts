import { useEffect, useState } from 'react';
import { hasTypedText } from './early-use.ts';
import { reloadIfAnswered } from './renew-page.ts';

/** Code that is fetched when it is first needed, and then stays. */
export class LoadedCode<T> {
  /** Undefined until it is here. */
  value: T | undefined;
  readonly #fetch: () => Promise<T>;

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
  }

  /** Fetches it unless it is here; after a failure, once more. */
  async load(): Promise<T> {
    this.value ??= await this.#fetch();
    return this.value;
  }
}

/**
 * Code in a component: fetched as soon as it is needed, and used at once where it is here. What was
 * typed on the page stays whatever becomes of it.
 */
export function useLoadedCode<T>(code: LoadedCode<T>, needed: boolean) {
  const [state, setState] = useState<'waiting' | 'here' | 'failed'>('waiting');
  const isMissing = needed && code.value === undefined;
  useEffect(() => {
    if (!isMissing || state !== 'waiting') return;
    let current = true;
    const tell = (now: 'here' | 'failed') => current && setState(now);
    code.load().then(
      () => tell('here'),
      () => tell('failed'),
    );
    return () => {
      current = false;
    };
  }, [code, isMissing, state]);
  return {
    code: code.value,
    failed: isMissing && state === 'failed',
    async retry() {
      setState('waiting');
      // a new build may have taken the place of the one that this page is of
      const isGone = await code.load().then(
        () => false,
        () => true,
      );
      if (isGone && !hasTypedText()) await reloadIfAnswered();
      setState(isGone ? 'failed' : 'here');
    },
  };
}
