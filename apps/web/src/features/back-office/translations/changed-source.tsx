import type { TranslatedRecord } from '@vitrine/contracts';
import { Loaded } from '#components/feedback/loaded.tsx';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { m } from '#messages';
import { SourceText } from '../components/source-text.tsx';
import { useAction } from '../components/use-action.ts';
import { besideSource } from './texts.ts';
import { titleOf } from './translation-words.ts';

interface ChangedSourceProps {
  record: TranslatedRecord;
  /** The post that is the translation. */
  post: string;
  onEdit: () => void;
  onClose: () => void;
}

/** What an article says that it did not when its translation was made or checked. */
export function ChangedSource({ record, post, onEdit, onClose }: ChangedSourceProps) {
  const known = useEndpoint('posts.translation', { params: { id: post } });
  const checking = useAction({
    send: (api) => api.call('posts.checkTranslation', { params: { id: post } }),
    done: () => m.admin_translations_saved(),
    failed: failureReason,
    onDone: (queries) => {
      onClose();
      return queries.invalidateQueries();
    },
  });
  return (
    <Dialog open size="large" onOpenChange={onClose} title={titleOf(record)}>
      <Loaded of={{ known }}>
        {({ known: { source, was } }) => (
          <Stack gap={3}>
            <Stack as="ul" role="list" ruled pad={3}>
              {besideSource(source, was, was)
                .filter((text) => text.was !== undefined)
                .map((text) => (
                  <li key={text.path}>
                    <SourceText {...text} />
                  </li>
                ))}
            </Stack>
            <Row gap={2} justify="end">
              <Button
                variant="secondary"
                busy={checking.isPending}
                onClick={() => checking.mutate()}
              >
                {m.admin_translations_still_correct()}
              </Button>
              <Button onClick={onEdit}>{m.admin_translations_edit()}</Button>
            </Row>
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}
