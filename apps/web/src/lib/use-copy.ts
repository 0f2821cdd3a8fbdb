import { useState } from 'react';

/**
 * Copies a text on demand.
 * @returns whether that worked, undefined before, and what does it
 */
export function useCopy(text: string): [copied: boolean | undefined, copy: () => Promise<void>] {
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    try {
      // Missing where the site comes without TLS.
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return [copied, copy];
}
