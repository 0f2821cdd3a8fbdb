import { ShownOnce } from '#components/ui/shown-once.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { m } from '#messages';
import styles from './webhooks.module.css';

export interface NewSecretProps {
  secret: string;
  onClose: () => void;
}

export function NewSecret({ secret, onClose }: NewSecretProps) {
  return (
    <ShownOnce
      value={secret}
      words={{
        title: m.admin_webhook_secret_title(),
        text: m.admin_webhook_secret_text(),
        copy: m.admin_webhook_secret_copy(),
        copied: m.admin_webhook_secret_copied(),
        copyFailed: m.admin_webhook_secret_copy_failed(),
        kept: m.admin_webhook_secret_kept(),
      }}
      onClose={onClose}
    >
      <p className={textStyle({ weight: 'strong', wrap: 'anywhere' }, styles.secret)}>{secret}</p>
    </ShownOnce>
  );
}
