import { useQueryClient } from '@tanstack/react-query';
import { LINE_MAX_LENGTH, type Topic } from '@vitrine/contracts';
import { useState } from 'react';
import { z } from 'zod';
import { useToast } from '#components/feedback/toast-context.ts';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextArea } from '#components/form/text-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { useApi } from '#lib/api-context.ts';
import { endpointKey, useEndpoint } from '#lib/endpoint-query.ts';
import { m } from '#messages';
import { Answered } from '../components/answered.tsx';

export interface TopicsDialogProps {
  onClose: () => void;
}

/** What readers can choose to be told of, one name a line. */
export function TopicsDialog({ onClose }: TopicsDialogProps) {
  const query = useEndpoint('topics.list', { query: {} });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.admin_newsletter_topics()}
      description={m.admin_newsletter_topics_hint()}
    >
      <Answered query={query}>
        {(topics) => <TopicsForm topics={topics} onClose={onClose} />}
      </Answered>
    </Dialog>
  );
}

const formSchema = z.object({ names: z.string().max(20 * LINE_MAX_LENGTH) });

function TopicsForm({ topics, onClose }: { topics: readonly Topic[]; onClose: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  // as it was when the form was opened: what the names are compared with
  const [before] = useState(topics);
  const save = async ({ names }: z.infer<typeof formSchema>) => {
    const body = { topics: withIds(linesOf(names), before) };
    const saved = await api.call('topics.save', { body });
    queries.setQueryData(endpointKey('topics.list', { query: {} }), saved);
    toast({ message: m.admin_newsletter_topics_saved() });
    onClose();
  };
  return (
    <Form
      schema={formSchema}
      defaultValues={{ names: before.map(({ name }) => name).join('\n') }}
      onSubmit={save}
    >
      <TextArea
        name="names"
        rows={5}
        label={m.admin_newsletter_topic_names()}
        hint={m.admin_newsletter_topic_names_hint()}
      />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
        <SubmitButton label={m.area_save_changes()} busyLabel={m.admin_newsletter_saving()} />
      </DialogActions>
    </Form>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * A name that was there keeps its readers. One that is new where one has gone, and nothing else was
 * added or removed, is that one under another name.
 */
export function withIds(names: readonly string[], before: readonly Topic[]) {
  const kept = new Map(before.map(({ id, name }) => [name, id]));
  const isRenamed = names.length === before.length;
  const gone = before.filter(({ name }) => !names.includes(name));
  return names.map((name) => {
    const id = kept.get(name) ?? (isRenamed ? gone.shift()?.id : undefined);
    kept.delete(name);
    return id === undefined ? { name } : { id, name };
  });
}
