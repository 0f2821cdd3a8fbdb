import type { NewWebhook } from '@vitrine/contracts';
import { useRef, useState } from 'react';
import { SettingsSection } from '#components/layout/settings-section.tsx';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { m } from '#messages';
import { Answered } from '../../components/answered.tsx';
import { loadedDialog, loadedPart } from '../../components/loaded-part.tsx';
import type { DeleteWebhookProps } from './delete-webhook.tsx';
import type { NewSecretProps } from './new-secret.tsx';
import type { WebhookFormProps } from './webhook-form.tsx';
import type { OpenWebhook } from './webhook-list.tsx';
import type { WebhookSheetProps } from './webhook-sheet.tsx';
import { nameOf } from './webhook-words.ts';

// Most sites have none.
const WebhookList = loadedPart(
  'webhook list',
  async () => (await import('./webhook-list.tsx')).WebhookList,
);

// What a dialog holds comes with the first that is opened.
const WebhookForm = loadedDialog<WebhookFormProps>(
  async () => (await import('./webhook-form.tsx')).WebhookForm,
  ({ webhook }) => ({
    title: webhook ? m.admin_webhook_edit_title() : m.admin_webhook_add_title(),
  }),
);
const WebhookSheet = loadedDialog<WebhookSheetProps>(
  async () => (await import('./webhook-sheet.tsx')).WebhookSheet,
  ({ webhook }) => ({
    kind: 'sheet',
    size: 'large',
    title: m.admin_webhook_open_named({ name: nameOf(webhook) }),
  }),
);
const NewSecret = loadedDialog<NewSecretProps>(
  async () => (await import('./new-secret.tsx')).NewSecret,
  () => ({ title: m.admin_webhook_secret_title() }),
);

const DeleteWebhook = loadedDialog<DeleteWebhookProps>(
  async () => (await import('./delete-webhook.tsx')).DeleteWebhook,
  () => ({ kind: 'alert', size: 'small', title: m.admin_webhook_delete_title() }),
);

type Opened = OpenWebhook | { to: 'add' };

/** Addresses of other programs that are told of what happens here. */
export function Webhooks() {
  const query = useEndpoint('webhooks.list');
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened, open] = useState<Opened>();
  const [secret, show] = useState<string>();
  const close = () => open(undefined);
  return (
    <SettingsSection
      id="webhooks"
      title={m.admin_webhook_title()}
      text={m.admin_webhook_text()}
      headingRef={heading}
    >
      <Answered
        query={query}
        failed={m.admin_webhook_failed()}
        skeleton={<Skeleton shape="block" count={2} />}
      >
        {(webhooks) =>
          webhooks.length > 0 ? (
            <WebhookList webhooks={webhooks} onOpen={open} />
          ) : (
            <p>{m.admin_webhook_none()}</p>
          )
        }
      </Answered>
      <div>
        <Button variant="secondary" onClick={() => open({ to: 'add' })}>
          {m.admin_webhook_add()}
        </Button>
      </div>
      {opened?.to === 'add' ? (
        <WebhookForm
          webhook={undefined}
          onClose={close}
          onAdded={(added: NewWebhook) => {
            close();
            show(added.secret);
          }}
        />
      ) : null}
      {opened?.to === 'edit' ? <WebhookForm webhook={opened.webhook} onClose={close} /> : null}
      {opened?.to === 'see' ? (
        <WebhookSheet webhook={opened.webhook} onClose={close} onSecret={show} />
      ) : null}
      {opened?.to === 'delete' ? (
        <DeleteWebhook
          webhook={opened.webhook}
          onClose={close}
          // the button that had the focus is gone with its webhook
          onGone={() => heading.current?.focus()}
        />
      ) : null}
      {secret ? <NewSecret secret={secret} onClose={() => show(undefined)} /> : null}
    </SettingsSection>
  );
}
