import type { NewsletterForm, ReaderState } from '@vitrine/contracts';
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { comesAfter, newestFirst, type PageOf } from '../../db/newest-first.ts';
import { findsAny, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import type { StoredIssue } from './issues.repository.ts';

export type Subscriber = Tables['subscribers']['$inferSelect'];

/** Which readers are wanted. */
export interface SubscriberFilter {
  q?: string | undefined;
  state?: ReaderState | undefined;
}

/** Whom an issue is for. */
export interface Audience {
  topic_id: string | null;
  /** As subscribers have them; undefined for all. */
  languages: Subscriber['language'][] | undefined;
}

/** Readers of the newsletter, and those who have asked to become one. */
export function createSubscribersRepository({ subscribers }: Database['tables']) {
  const { id, email, requestedAt, confirmedAt, refusedAt, topics, language } = subscribers;
  const stateIs: Record<ReaderState, SQL | undefined> = {
    confirmed: and(isNotNull(confirmedAt), isNull(refusedAt)),
    unconfirmed: and(isNull(confirmedAt), isNull(refusedAt)),
    refused: isNotNull(refusedAt),
  };
  /** Who gets an issue: all who have confirmed, but for those who chose other topics or read another language. */
  const getsIssue = ({ topic_id: topicId, languages }: Audience) =>
    and(
      stateIs.confirmed,
      languages && inArray(language, languages),
      topicId === null
        ? undefined
        : // ids hold no quotes, so the list of them can be looked into as a text
          or(isNull(topics), sql`CAST(${topics} AS TEXT) LIKE ${`%"${topicId}"%`}`),
    );
  return {
    ...rowsOf(subscribers),
    /** Newest first; addresses are stored in small letters. */
    async list(
      db: Queryable,
      { q = '', state }: SubscriberFilter,
      { after, limit }: PageOf,
    ): Promise<Subscriber[]> {
      const wanted = q.toLowerCase().replaceAll(/[\\%_]/g, '\\$&');
      return db
        .select()
        .from(subscribers)
        .where(
          and(
            state && stateIs[state],
            wanted ? sql`${email} LIKE ${`%${wanted}%`} ESCAPE '\\'` : undefined,
            after && comesAfter(requestedAt, id, after),
          ),
        )
        .orderBy(...newestFirst(requestedAt, id))
        .limit(limit);
    },
    countByState: async (db: Queryable): Promise<Record<ReaderState, number>> => ({
      confirmed: await db.$count(subscribers, stateIs.confirmed),
      unconfirmed: await db.$count(subscribers, stateIs.unconfirmed),
      refused: await db.$count(subscribers, stateIs.refused),
    }),
    countReaders: async (db: Queryable, audience: Audience): Promise<number> =>
      db.$count(subscribers, getsIssue(audience)),
    /**
     * Some of those who get an issue that is on its way, in the order of their ids. Who has confirmed
     * since it began gets the next one: anyone who leaves and comes back in the meantime has a new id, behind
     * all others, and would get this one twice.
     */
    async listReaders(
      db: Queryable,
      { place, startedAt, ...audience }: Audience & Pick<StoredIssue, 'place' | 'startedAt'>,
      limit: number,
    ): Promise<Subscriber[]> {
      const wasThere = startedAt ? lte(confirmedAt, startedAt) : undefined;
      return db
        .select()
        .from(subscribers)
        .where(and(gt(id, place), getsIssue(audience), wasThere))
        .orderBy(asc(id))
        .limit(limit);
    },
    /**
     * Adds a request, or renews the one with this address; an address that was refused begins again.
     * @returns what is there now
     */
    async request(
      db: Queryable,
      newId: string,
      { email: address, locale }: Pick<NewsletterForm, 'email' | 'locale'>,
      now: Date,
    ): Promise<Subscriber> {
      const asked: Subscriber = {
        ...{ id: newId, email: address, language: locale ?? '' },
        ...{ requestedAt: now, confirmedAt: null },
        ...{ topics: null, refusedAt: null, refusal: '' },
      };
      const anew = { requestedAt: now, confirmedAt: null, refusedAt: null, refusal: '' };
      await db
        .update(subscribers)
        .set(anew)
        .where(and(eq(email, address), isNotNull(refusedAt)));
      // who has confirmed keeps their language: anyone can type their address
      if (locale) {
        const isUnconfirmed = and(eq(email, address), isNull(confirmedAt));
        await db.update(subscribers).set({ language: locale }).where(isUnconfirmed);
      }
      const [subscriber] = await db
        .insert(subscribers)
        .values(asked)
        .onConflictDoUpdate({ target: email, set: { requestedAt: now } })
        .returning();
      return subscriber ?? asked;
    },
    /** True for the one call that made a request a subscription. */
    confirm: (db: Queryable, wanted: string, at: Date): Promise<boolean> => {
      const isRequest = and(eq(id, wanted), isNull(confirmedAt));
      return findsAny(db.update(subscribers).set({ confirmedAt: at }).where(isRequest).returning());
    },
    async deleteUnconfirmed(db: Queryable, before: Date): Promise<void> {
      await db.delete(subscribers).where(and(isNull(confirmedAt), lt(requestedAt, before)));
    },
  };
}
