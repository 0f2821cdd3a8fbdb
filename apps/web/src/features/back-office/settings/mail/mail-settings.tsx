import { useState } from 'react';
import { m } from '#messages';
import { SettingsPart } from '../settings-part.tsx';
import { MailRoute } from './mail-route.tsx';
import { Outbox } from './outbox.tsx';
import { TestMail } from './test-mail.tsx';

/** How mails leave, a test of that, and what became of each. */
export function MailSettings() {
  // A test is looked for in the list, whatever was filtered there.
  const [tests, setTests] = useState(0);
  return (
    <SettingsPart title={m.admin_mail_title()} text={m.admin_mail_text()}>
      <MailRoute />
      <TestMail onSent={() => setTests((count) => count + 1)} />
      <Outbox key={tests} />
    </SettingsPart>
  );
}
