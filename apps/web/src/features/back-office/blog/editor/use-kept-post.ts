import { useEffect, useRef, useState } from 'react';
import { DraftKeeper, openDraftKeys } from '../../../../lib/draft-keeper.ts';
import { draftKey, dropDraft, listDrafts, onForget } from '../../../../lib/kept-drafts.ts';
import { useSession } from '../../../../lib/session.ts';
import { useUnsavedWarning } from '../../../../lib/use-unsaved-warning.ts';
import { draftKind, type KeptPost, readKept } from './kept-post.ts';

/**
 * Keeps unsaved changes in the browser, so that a closed tab, a flat battery or a session that
 * ran out loses nothing that was typed; and finds what was left before.
 * @param content what is unsaved now; undefined when nothing is
 */
export function useKeptPost(id: string | undefined, content: object | undefined) {
  const owner = useSession()?.email;
  const [works, setWorks] = useState(true);
  const latest = useRef(content);
  const [keeper] = useState(() => {
    if (!owner) return undefined;
    const key = draftKey(owner, draftKind(id));
    return new DraftKeeper({ key, content: () => latest.current, onKept: setWorks });
  });
  useEffect(() => {
    latest.current = content;
    keeper?.later();
  }, [keeper, content]);
  useEffect(() => () => keeper?.close(), [keeper]);
  useUnsavedWarning(content !== undefined);
  const forget = () => {
    latest.current = undefined;
    keeper?.drop();
  };
  useEffect(
    () =>
      onForget((forgotten) => {
        if (forgotten !== owner) return;
        latest.current = undefined;
        keeper?.drop();
      }),
    [keeper, owner],
  );
  const { left, remove } = useLeftPost(id, owner, keeper?.key);
  return { works, forget, left, remove };
}

/** The latest changes that an editor left which is not open any more. */
function useLeftPost(
  id: string | undefined,
  owner: string | undefined,
  ownKey: string | undefined,
) {
  const [left, setLeft] = useState<KeptPost>();
  useEffect(() => {
    if (!owner) return;
    let here = true;
    const find = async () => {
      const open = await openDraftKeys();
      const found = listDrafts(owner, draftKind(id)).flatMap((draft) => readKept(draft) ?? []);
      if (here) setLeft(found.find(({ key }) => key !== ownKey && !open.has(key)));
    };
    void find();
    return () => {
      here = false;
    };
  }, [id, owner, ownKey]);
  const remove = () => {
    if (left) dropDraft(left.key);
    setLeft(undefined);
  };
  return { left, remove };
}
