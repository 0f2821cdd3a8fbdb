import { ShownOnce } from '#components/ui/shown-once.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { m } from '#messages';
import styles from './access-tokens.module.css';

export function MadeToken({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <ShownOnce
      value={token}
      words={{
        title: m.access_token_made_title(),
        text: m.access_token_made_text(),
        copy: m.access_token_copy(),
        copied: m.access_token_copied(),
        copyFailed: m.access_token_copy_failed(),
        kept: m.access_token_kept(),
      }}
      note={
        <div>
          <p className={textStyle({ tone: 'muted', size: 'small' })}>{m.access_token_use()}</p>
          <p className={textStyle({ size: 'small', wrap: 'anywhere' }, styles.token)}>
            {`curl -H "Authorization: Bearer ${token.slice(0, 8)}…" ${window.location.origin}/api/account/`}
          </p>
        </div>
      }
      onClose={onClose}
    >
      <p className={textStyle({ weight: 'strong', wrap: 'anywhere' }, styles.token)}>{token}</p>
    </ShownOnce>
  );
}
