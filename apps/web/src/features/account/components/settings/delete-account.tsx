import type { SessionRole } from '@vitrine/contracts';
import { useState } from 'react';
import { m } from '#messages';
import { Button } from '../../../../components/ui/button.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The way out, for good (SET-04). */
export function DeleteAccount({ role }: { role: SessionRole }) {
  const [asking, ask] = useState(false);
  return (
    <SettingsSection
      tone="danger"
      title={m.account_delete_heading()}
      text={role === 'admin' ? m.account_delete_text_admin() : m.account_delete_text()}
    >
      <div>
        <Button variant="danger" onClick={() => ask(true)}>
          {m.account_delete_action()}
        </Button>
        <DeleteAccountDialog role={role} open={asking} onOpenChange={ask} />
      </div>
    </SettingsSection>
  );
}
