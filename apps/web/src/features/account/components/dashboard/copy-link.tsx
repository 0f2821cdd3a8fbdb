import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { m } from '#messages';
import { useToast } from '../../../../components/feedback/toast-context.ts';
import { Button } from '../../../../components/ui/button.tsx';
import { VisuallyHidden } from '../../../../components/ui/visually-hidden.tsx';
import styles from './portfolio-address.module.css';

const SAID_MS = 2_000;

/** Copies an address, and says so in its place. */
export function CopyLink({ url }: { url: string }) {
  const toast = useToast();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
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
    <div className={styles.copy}>
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        <Icon size={16} aria-hidden="true" />
        {copied ? m.account_address_copied() : m.account_address_copy()}
      </Button>
      <VisuallyHidden>
        <span role="status">{copied ? m.account_address_copied() : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
