import type { FormGuards } from '@vitrine/contracts';
import { useEffect, useRef } from 'react';

export type FormValues = Readonly<Record<string, string>>;

/**
 * What travels with a form that anyone may send. The key stays for as long as the same words are
 * sent, so that a retry on a bad line stores nothing twice; other words, or what is written after
 * a success, are another thing and get another key.
 */
export function useFormGuards() {
  const shownAt = useRef(0);
  const sent = useRef<{ words: string; key: string }>(undefined);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return {
    guards(values: FormValues, website: string): FormGuards {
      const words = JSON.stringify(values);
      if (sent.current?.words !== words) sent.current = { words, key: newKey() };
      const filled_ms = Math.round(performance.now() - shownAt.current);
      return { key: sent.current.key, website, filled_ms };
    },
    renew() {
      sent.current = undefined;
    },
  };
}

/** 128 random bits. `randomUUID` is missing where a page came over plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
