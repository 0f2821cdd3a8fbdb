import { type SavedReply, type SavedReplyInput, savedReplySchema } from '@vitrine/contracts';
import { writeVersion } from '../../db/versioned-write.ts';
import type { Account } from '../../lib/actor.ts';
import { Versioned } from '../../lib/reply.ts';
import type { Deps } from '../deps.ts';
import { createInboxRepository } from './inbox.repository.ts';

const ABOUT = { subject: 'settings', id: 'saved-replies', name: 'Saved replies' } as const;

const read = (content: unknown): { items: SavedReply[] } => ({
  items: Array.isArray(content)
    ? content.flatMap((one) => savedReplySchema.safeParse(one).data ?? [])
    : [],
});

/** Programs that know of no languages leave them as they are. */
const withLanguages = (sent: SavedReplyInput[], stored: SavedReply[]): SavedReply[] =>
  sent.map(({ language, ...reply }) => {
    const before = stored.find(({ title }) => title === reply.title);
    return { ...reply, language: language ?? before?.language ?? '' };
  });

/** The replies that are written often: one list, changed as a whole. */
export function createSavedReplies({ database, audit, clock }: Deps) {
  const { savedReplies } = createInboxRepository(database.tables);
  return {
    async load(): Promise<Versioned<{ items: SavedReply[] }>> {
      const row = await savedReplies.get(database.read);
      return new Versioned(read(row?.content), row?.version ?? 0);
    },

    /**
     * @param ifMatch the version that the change was made from
     * @throws {ProblemError} `conflict` when the list is newer
     */
    save: (actor: Account, sent: SavedReplyInput[], ifMatch: number | undefined) =>
      writeVersion(database, {
        ifMatch,
        lock: (tx) => savedReplies.lock(tx, clock.now()),
        present: ({ content }) => read(content),
        isPublic: () => false,
        write: async (tx, { content, version }) => {
          const items = withLanguages(sent, read(content).items);
          await savedReplies.set(tx, items, clock.now());
          return new Versioned({ items }, version + 1);
        },
        audit: (tx, before, after) =>
          audit.record(
            ...([tx, actor, 'changed', ABOUT] as const),
            { saved_replies: read(before.content).items },
            { saved_replies: after.body.items },
          ),
      }),
  };
}
