import { type BlogPost, blogPostSchema } from '@vitrine/contracts';
import { useMemo, useState } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { randomText } from '../../../../lib/kept-drafts.ts';
import { useSavePost } from '../post-changes.ts';
import { keptContent } from './kept-post.ts';
import { type Problems, problemsOf, refusedIn, urgent } from './post-problems.ts';
import { blankPost, inputOf, isSame, type PostValues, valuesOf } from './post-values.ts';
import { useKeptPost } from './use-kept-post.ts';

interface Editing {
  /** The post that the values were made from; undefined for a new one. */
  stored: BlogPost | undefined;
  values: PostValues;
  /** What a new post is added under, however often that is tried. */
  addition: string;
}

/** Something else to go on from; without `addition` it is the same addition as before. */
type Other = Pick<Editing, 'stored' | 'values'> & { addition?: string | undefined };

const starting = (stored: BlogPost | undefined): Editing => ({
  addition: randomText(),
  stored,
  values: stored ? valuesOf(stored) : blankPost(),
});

interface Outcome {
  onSaved: (post: BlogPost) => void;
  onFailed: () => void;
}

/** A post while somebody edits it: what it says, what is wrong with it, and saving it. */
export function usePostEditor(opened: BlogPost | undefined, { onSaved, onFailed }: Outcome) {
  const [{ stored, values, addition }, setEditing] = useState(() => starting(opened));
  const [attempted, setAttempted] = useState(false);
  const [refused, setRefused] = useState<Problems>({});
  /** Who has saved something else meanwhile, saved this. */
  const [theirs, setTheirs] = useState<BlogPost>();
  const saving = useSavePost();
  const original = useMemo(() => starting(stored).values, [stored]);
  const unsaved = !isSame(values, original);
  const content = useMemo(
    () => (unsaved ? keptContent({ stored, values, addition }) : undefined),
    [unsaved, stored, values, addition],
  );
  const kept = useKeptPost(opened?.id, content);
  const found = useMemo(() => problemsOf(values, stored, new Date()), [values, stored]);

  const set = ({ stored, values, addition }: Other) => {
    setEditing((now) => ({ stored, values, addition: addition ?? now.addition }));
    setRefused({});
  };
  const send = async (editing: Other) => {
    set(editing);
    setTheirs(undefined);
    const body = inputOf(editing.values, editing.stored);
    const { id, version } = editing.stored ?? {};
    try {
      const post = await saving.mutateAsync({ id, version, body, key: addition });
      kept.forget();
      onSaved(post);
    } catch (error) {
      setRefused(refusedIn(error, editing.values));
      const current =
        error instanceof ApiError ? blogPostSchema.safeParse(error.current).data : undefined;
      if (current) setTheirs(current);
      else onFailed();
    }
  };
  return {
    stored,
    values,
    unsaved,
    kept,
    theirs,
    problems: { ...(attempted ? found : urgent(found)), ...refused } as Problems,
    saving: saving.isPending,
    failure: theirs ? null : saving.error,
    change: (changes: Partial<PostValues>) => set({ stored, values: { ...values, ...changes } }),
    /** In the place of all there is: what was kept, or a version that was restored. */
    replace: set,
    /** @returns whether there was anything to send */
    save: (): boolean => {
      setAttempted(true);
      const now = problemsOf(values, stored, new Date());
      if (Object.keys(now).length > 0) return false;
      void send({ stored, values });
      return true;
    },
    /** After choosing between two: over theirs, if it says anything else. */
    settle(chosen: PostValues, over: BlogPost) {
      if (!isSame(chosen, valuesOf(over))) return void send({ stored: over, values: chosen });
      kept.forget();
      onSaved(over);
    },
    editOn: () => setTheirs(undefined),
  };
}

export type PostEditor = ReturnType<typeof usePostEditor>;
