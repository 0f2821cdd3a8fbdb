import { useQueryClient } from '@tanstack/react-query';
import {
  type NewWebhook,
  type Webhook,
  type WebhookEventType,
  type WebhookInput,
  webhookInputSchema,
} from '@vitrine/contracts';
import { z } from 'zod';
import { Alert } from '#components/feedback/alert.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { CheckboxField } from '#components/form/checkbox-field.tsx';
import { Form } from '#components/form/form.tsx';
import { useSurroundingForm } from '#components/form/form-context.ts';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useApi } from '#lib/api-context.ts';
import { endpointKey } from '#lib/endpoint-query.ts';
import { m } from '#messages';
import { eventTypes, eventWords } from './webhook-words.ts';

/** A field's name may hold no dot. */
const fieldOf = (type: WebhookEventType) => type.replace('.', '-');

type Chosen = Record<string, boolean>;
const chosenIn = (events: Chosen): WebhookEventType[] =>
  eventTypes.filter((type) => events[fieldOf(type)]);

const formSchema = z
  .object({
    url: webhookInputSchema.shape.url,
    description: webhookInputSchema.shape.description.unwrap(),
    events: z.record(z.string(), z.boolean()),
    enabled: z.boolean(),
  })
  .refine(({ events }) => chosenIn(events).length > 0, {
    path: ['events'],
    error: () => m.admin_webhook_events_required(),
    when: () => true,
  });

export interface WebhookFormProps {
  /** The one to change; a new one without it. */
  webhook: Webhook | undefined;
  onClose: () => void;
  onAdded?: (webhook: NewWebhook) => void;
}

/** Asks where a program is, and what it is told of. */
export function WebhookForm({ webhook, onClose, onAdded }: WebhookFormProps) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const events = Object.fromEntries(
    eventTypes.map((type) => [fieldOf(type), webhook?.events.includes(type) ?? false]),
  );
  const send = async (body: WebhookInput) => {
    if (webhook) {
      await api.call('webhooks.update', { params: { id: webhook.id }, body });
      toast({ message: m.admin_webhook_saved() });
      onClose();
    } else onAdded?.(await api.call('webhooks.create', { body }));
    await queries.invalidateQueries({ queryKey: endpointKey('webhooks.list') });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={webhook ? m.admin_webhook_edit_title() : m.admin_webhook_add_title()}
      description={webhook ? undefined : m.admin_webhook_add_text()}
    >
      <Form
        schema={formSchema}
        defaultValues={{
          url: webhook?.url ?? '',
          description: webhook?.description ?? '',
          events,
          enabled: webhook?.enabled ?? true,
        }}
        onSubmit={(values) => send({ ...values, events: chosenIn(values.events) })}
      >
        <TextField
          name="url"
          type="url"
          label={m.admin_webhook_url()}
          hint={m.admin_webhook_url_hint()}
          autoComplete="off"
        />
        <TextField
          name="description"
          label={m.admin_webhook_description()}
          hint={m.admin_webhook_description_hint()}
          autoComplete="off"
        />
        <EventsField />
        <CheckboxField name="enabled" label={m.admin_webhook_enabled()} />
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <SubmitButton
            label={webhook ? m.area_save_changes() : m.admin_webhook_add()}
            busyLabel={webhook ? m.admin_webhook_saving() : m.admin_webhook_adding()}
          />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function EventsField() {
  const error = useSurroundingForm()?.errorOf('events');
  return (
    <Stack as="fieldset" gap={1}>
      <legend className={textStyle({ size: 'small', weight: 'strong', below: 1 })}>
        {m.admin_webhook_events()}
      </legend>
      {error ? <Alert tone="danger">{error}</Alert> : null}
      {eventTypes.map((type) => (
        <CheckboxField
          key={type}
          name={`events.${fieldOf(type)}`}
          label={
            <>
              {eventWords[type]()}{' '}
              <code className={textStyle({ tone: 'muted', size: 'tiny' })}>{type}</code>
            </>
          }
        />
      ))}
    </Stack>
  );
}
