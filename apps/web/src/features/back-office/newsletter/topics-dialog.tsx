import { useQueryClient } from '@tanstack/react-query';
import { LINE_MAX_LENGTH, type Topic, topicSchema } from '@vitrine/contracts';
import { useState } from 'react';
import { z } from 'zod';
import { Alert } from '#components/feedback/alert.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextArea } from '#components/form/text-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { same } from '#lib/editing/same.ts';
import { endpointKey, useEndpoint } from '#lib/endpoint-query.ts';
import { useUnsavedWarning } from '#lib/use-unsaved-warning.ts';
import { m } from '#messages';
import { Answered } from '../components/answered.tsx';

export interface TopicsDialogProps {
  onClose: () => void;
}

/** What readers can choose to be told of, one name a line. */
export function TopicsDialog({ onClose }: TopicsDialogProps) {
  const query = useEndpoint('topics.list', { query: {} });
  const [unsaved, setUnsaved] = useState(false);
  const [asking, setAsking] = useState(false);
  useUnsavedWarning(unsaved);
  const close = () => (unsaved ? setAsking(true) : onClose());
  return (
    <Dialog
      open
      onOpenChange={close}
      title={m.admin_newsletter_topics()}
      description={m.admin_newsletter_topics_hint()}
    >
      <Answered query={query}>
        {(topics) => (
          <TopicsForm topics={topics} onTyped={setUnsaved} onCancel={close} onClose={onClose} />
        )}
      </Answered>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.admin_newsletter_topics_discard()}
        question={m.admin_newsletter_topics_discard_question()}
        confirmLabel={m.admin_discard_changes()}
        onConfirm={onClose}
      />
    </Dialog>
  );
}

const formSchema = z.object({ names: z.string().max(20 * LINE_MAX_LENGTH) });

interface TopicsFormProps extends TopicsDialogProps {
  topics: readonly Topic[];
  /** Whether what is typed is otherwise than what is stored. */
  onTyped: (unsaved: boolean) => void;
  /** Closes it, after a question where something would be lost. */
  onCancel: () => void;
}

function TopicsForm({ topics, ...rest }: TopicsFormProps) {
  // as it was when the form was opened: what the names are compared with
  const [base, setBase] = useState({ before: topics, names: namesOf(topics) });
  return (
    <TopicsFields
      key={JSON.stringify(base)}
      {...base}
      onOther={(theirs, mine) => {
        const names = mergedNames(base.before, mine, theirs);
        setBase({ before: theirs, names });
      }}
      {...rest}
    />
  );
}

interface TopicsFieldsProps extends Omit<TopicsFormProps, 'topics'> {
  before: readonly Topic[];
  names: readonly string[];
  /** Goes on from what somebody else has made of them. */
  onOther: (theirs: readonly Topic[], mine: readonly string[]) => void;
}

function TopicsFields(props: TopicsFieldsProps) {
  const { before, names: first, onOther, onTyped, onCancel, onClose } = props;
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const [ending, setEnding] = useState<readonly Topic[]>([]);
  const [theirs, setTheirs] = useState<{ topics: readonly Topic[]; mine: readonly string[] }>();
  const save = async ({ names }: z.infer<typeof formSchema>) => {
    const topics = withIds(linesOf(names), before);
    const gone = before.filter((topic) => !topics.some(({ id }) => id === topic.id));
    if (gone.some((topic) => !ending.includes(topic))) return setEnding(gone);
    try {
      const saved = await api.call('topics.save', { body: { topics, seen: [...before] } });
      queries.setQueryData(endpointKey('topics.list', { query: {} }), saved);
    } catch (error) {
      const current = currentTopics(error);
      if (!current) throw error;
      return setTheirs({ topics: current, mine: linesOf(names) });
    }
    toast({ message: m.admin_newsletter_topics_saved() });
    onClose();
  };
  return (
    <Form schema={formSchema} defaultValues={{ names: first.join('\n') }} onSubmit={save}>
      {theirs ? (
        <Alert
          tone="danger"
          title={m.admin_newsletter_topics_other()}
          action={
            <Button
              variant="secondary"
              size="small"
              onClick={() => onOther(theirs.topics, theirs.mine)}
            >
              {m.admin_newsletter_topics_merge()}
            </Button>
          }
        >
          {m.admin_newsletter_topics_other_hint()}
        </Alert>
      ) : null}
      <TextArea
        name="names"
        rows={5}
        onInput={({ currentTarget }) =>
          onTyped(!same(linesOf(currentTarget.value), namesOf(before)))
        }
        label={m.admin_newsletter_topic_names()}
        hint={m.admin_newsletter_topic_names_hint()}
      />
      {ending.length > 0 ? (
        <Alert
          title={m.admin_newsletter_topics_ending({
            names: ending.map(({ name }) => name).join(', '),
          })}
        >
          {m.admin_newsletter_topics_ending_hint()}
        </Alert>
      ) : null}
      <DialogActions>
        <Button variant="secondary" onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
        <SubmitButton
          label={ending.length > 0 ? m.admin_newsletter_topics_end() : m.area_save_changes()}
          busyLabel={m.admin_newsletter_saving()}
        />
      </DialogActions>
    </Form>
  );
}

/** The topics that a refused save was told of. */
const currentTopics = (error: unknown): readonly Topic[] | undefined =>
  error instanceof ApiError && error.code === 'conflict'
    ? z.array(topicSchema).safeParse(error.current).data
    : undefined;

/** Theirs without what was taken out here, and with what was added. */
export function mergedNames(
  before: readonly Topic[],
  mine: readonly string[],
  theirs: readonly Topic[],
): string[] {
  const had = namesOf(before);
  const kept = theirs
    .map(({ name }) => name)
    .filter((name) => !had.includes(name) || mine.includes(name));
  const added = mine.filter((name) => !had.includes(name) && !kept.includes(name));
  return [...kept, ...added];
}

const namesOf = (topics: readonly Topic[]): string[] => topics.map(({ name }) => name);

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
