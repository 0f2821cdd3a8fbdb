import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { after } from '#lib/clock.ts';
import { m } from '#messages';
import { useToast } from '../feedback/toast-context.ts';
import { Button } from './button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const SAID_MS = 2_000;

/** Copies an address, and says so in its place. */
export function CopyButton({ url }: { url: string }) {
  const toast = useToast();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    return after(SAID_MS, () => setCopied(false));
  }, [copied]);
  const copy = async () => {
    try {
      // Missing where the site comes without TLS.
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      toast({ message: m.account_address_copy_failed(), tone: 'danger' });
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        <Icon size={16} aria-hidden="true" />
        {copied ? m.account_address_copied() : m.account_address_copy()}
      </Button>
      <VisuallyHidden>
        <span role="status">{copied ? m.account_address_copied() : ''}</span>
      </VisuallyHidden>
    </>
  );
}
