import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { Alert } from '#components/feedback/alert.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useApi } from '#lib/api-context.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { listKey } from '#lib/list-query.ts';
import { m } from '#messages';
import { SourceText } from '../../components/source-text.tsx';
import { useAction } from '../../components/use-action.ts';
import { useIsWide } from './editor-choices.ts';
import type { OriginalParts } from './merge/original-parts.ts';
import styles from './post-form.module.css';

/** Undefined for a post that is no translation; empty until it is known. */
const Original = createContext<OriginalParts | undefined>(undefined);

interface WithOriginalProps {
  /** The translation. */
  id: string;
  children: ReactNode;
}

/** The fields of a translation, each beside its original. */
export function WithOriginal({ id, children }: WithOriginalProps) {
  const api = useApi();
  const { data = new Map() } = useQuery({
    queryKey: ['posts.translation', 'in parts', id],
    queryFn: async ({ signal }) => {
      const input = { params: { id } };
      const [{ source, was }, { originalParts }] = await Promise.all([
        api.call('posts.translation', input, { signal }),
        import('./merge/original-parts.ts'),
      ]);
      return originalParts(source, was);
    },
    gcTime: 0,
  });
  const isChanged = [...data.values()].flat().some(({ was }) => was !== undefined);
  return (
    <Original value={data}>
      <Stack gap={3}>
        {isChanged ? <ChangedOriginal id={id} /> : null}
        {children}
      </Stack>
    </Original>
  );
}

function ChangedOriginal({ id }: { id: string }) {
  const checking = useAction({
    send: (api) => api.call('posts.checkTranslation', { params: { id } }),
    done: () => m.admin_translations_saved(),
    failed: failureReason,
    onDone: (queries) =>
      Promise.all(
        [
          ['posts.translation'],
          ['translations.list'],
          listKey('posts.list'),
          ['admin.overview'],
        ].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
  return (
    <Alert
      title={m.admin_translations_changed()}
      action={
        <Button
          size="small"
          variant="secondary"
          busy={checking.isPending}
          onClick={() => checking.mutate()}
        >
          {m.admin_translations_still_correct()}
        </Button>
      }
    >
      {m.admin_posts_original_changed_hint()}
    </Alert>
  );
}

interface BesideOriginalProps {
  /** Of the field in the form. */
  path: string;
  children: ReactNode;
}

/** A field with its original: on its left, and over it where there is no room. */
export function BesideOriginal({ path, children }: BesideOriginalProps) {
  const original = useContext(Original);
  const isWide = useIsWide();
  if (!original) return children;
  const parts = original.get(path) ?? [];
  const text = (
    <Stack gap={1} pack="start">
      {parts.map((part, place) => (
        <SourceText key={`${place}`} {...part} />
      ))}
    </Stack>
  );
  // the field keeps its place among its siblings, and so what is typed into it
  return (
    <Stack gap={isWide ? 3 : 1} columns={isWide ? '1-1' : undefined}>
      {isWide ? (
        <Stack gap={0.5} pack="start">
          {parts.length > 0 ? <p className={textStyle(SMALL)}>{m.admin_posts_original()}</p> : null}
          {text}
        </Stack>
      ) : parts.length > 0 ? (
        <details open={parts.some(({ was }) => was !== undefined)}>
          <summary className={textStyle(SMALL, styles.summary)}>
            {m.admin_posts_original_show()}
          </summary>
          {text}
        </details>
      ) : null}
      {children}
    </Stack>
  );
}

const SMALL = { tone: 'muted', size: 'small' } as const;
