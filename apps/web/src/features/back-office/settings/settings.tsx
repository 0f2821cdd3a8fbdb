import { m } from '#messages';
import { Answered } from '../components/answered.tsx';
import { CardSkeleton } from '../components/content-groups.tsx';
import { MailSettings } from './mail/mail-settings.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useStoredSettings } from './use-settings.ts';

/** The installation: who the company is, and how its mails fare. */
export function Settings() {
  return (
    <Answered
      query={useStoredSettings()}
      failed={m.admin_settings_failed()}
      skeleton={<CardSkeleton />}
    >
      {(stored) => (
        <>
          <SettingsForm stored={stored} />
          <MailSettings />
        </>
      )}
    </Answered>
  );
}
