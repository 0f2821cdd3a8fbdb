import type { SavedReply } from '@vitrine/contracts';

interface Sides {
  /** What both started from. */
  base: readonly SavedReply[];
  mine: readonly SavedReply[];
  theirs: readonly SavedReply[];
}

type Find = (title: string) => SavedReply | undefined;

/**
 * The saved replies with what both have changed; a reply is known by its title. Of one that both
 * have changed, both stand there: theirs after mine, for somebody to choose.
 */
export function mergeSavedReplies({ base, mine, theirs }: Sides): SavedReply[] {
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map(finder) as [Find, Find, Find];
  const kept = mine.flatMap((own) => {
    const before = inBase(own.title);
    const other = inTheirs(own.title);
    const isOwn = own.content !== before?.content;
    if (!other) return before && !isOwn ? [] : [own];
    if (other.content === own.content || other.content === before?.content) return [own];
    return isOwn ? [own, other] : [other];
  });
  const added = theirs.filter(({ title, content }) => {
    const isMyDeletion = inBase(title)?.content === content;
    return !inMine(title) && !isMyDeletion;
  });
  return [...kept, ...added];
}

const finder =
  (replies: readonly SavedReply[]): Find =>
  (wanted) =>
    replies.find(({ title }) => title === wanted);
