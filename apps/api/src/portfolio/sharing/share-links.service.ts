import {
  type AskedListPart,
  type NewShareLink,
  pathIn,
  SHARE_LINK_MAX_DAYS,
  SHARE_LINK_USUAL_DAYS,
  SHARE_LINKS_MAX,
  type ShareLink,
} from '@vitrine/contracts';
import type { Account } from '../../lib/actor.ts';
import { DAY_MS, utcDay } from '../../lib/clock.ts';
import { partOfWhole } from '../../lib/list-page.ts';
import { invalidField, ProblemError } from '../../lib/problem-error.ts';
import type { ListPart } from '../../lib/reply.ts';
import { randomToken } from '../../lib/secrets.ts';
import type { Deps } from '../deps.ts';
import { createOwnPortfolio } from '../portfolio/own-portfolio.service.ts';
import { createPortfoliosRepository } from '../portfolio/portfolios.repository.ts';
import { createShareLinksRepository, type ShareLinkRow } from './share-links.repository.ts';

/** 132 random bits: nobody guesses one, and it still fits into a small QR code. */
const TOKEN_LENGTH = 22;
/** Ended links that their owner still sees with their counts; older ones are forgotten. */
const ENDED_KEPT = 20;

/** Links to a portfolio, as its owner makes, lists and ends them. */
export function createShareLinks(deps: Deps) {
  const { database, clock, ids, publicUrl } = deps;
  const links = createShareLinksRepository(database.tables);
  const portfolios = createPortfoliosRepository(database.tables);
  const own = createOwnPortfolio(deps);

  const dayIn = (days: number) => utcDay(new Date(clock.now().getTime() + days * DAY_MS));

  /** @throws {ProblemError} `invalid` for a day that is past or too far away */
  const lastDay = (asked: string | undefined): string => {
    if (asked === undefined) return dayIn(SHARE_LINK_USUAL_DAYS);
    if (asked < dayIn(0)) throw invalidField('endsOn', 'tokenDayPast');
    if (asked > dayIn(SHARE_LINK_MAX_DAYS))
      throw invalidField('endsOn', ['tokenDayTooFar', { days: SHARE_LINK_MAX_DAYS }]);
    return asked;
  };

  const present = (row: ShareLinkRow): ShareLink => ({
    ...{ id: row.id, name: row.name, locale: row.locale, views: row.views },
    url: publicUrl + pathIn(row.locale, `/s/${row.token}`),
    // the moment of its end is the first that no longer belongs to it
    endsOn: utcDay(new Date(row.endsAt.getTime() - 1)),
    ended: hasEnded(row, clock.now()),
    createdAt: row.createdAt.toISOString(),
  });

  return {
    async list(actor: Account, query: AskedListPart): Promise<ListPart<ShareLink[]>> {
      const { id } = await own.load(actor);
      const rows = await links.listOf(database.read, id);
      return partOfWhole(rows.map(present), query, (link) => link.id);
    },

    async create(actor: Account, { name, endsOn, locale }: NewShareLink): Promise<ShareLink> {
      const last = lastDay(endsOn);
      const { id: portfolioId } = await own.load(actor);
      const row: ShareLinkRow = {
        ...{ id: ids.next(), portfolioId, name, locale, views: 0 },
        token: randomToken().slice(0, TOKEN_LENGTH),
        endsAt: new Date(Date.parse(last) + DAY_MS),
        createdAt: clock.now(),
      };
      await database.write(async (tx) => {
        // one after the other, so that two at once do not both find room
        await portfolios.hold(tx, portfolioId);
        await links.deleteEnded(tx, portfolioId, clock.now(), ENDED_KEPT);
        if ((await links.countOpen(tx, portfolioId, clock.now())) >= SHARE_LINKS_MAX)
          throw new ProblemError('conflict', ['shareLinksTooMany', { most: SHARE_LINKS_MAX }]);
        await links.insert(tx, row);
      });
      return present(row);
    },

    /** One that has ended before stays as it is. */
    async end(actor: Account, linkId: string): Promise<void> {
      const { id } = await own.load(actor);
      await database.write(async (tx) => {
        if (await links.end(tx, id, linkId, clock.now())) return;
        if (!(await links.has(tx, id, linkId))) throw new ProblemError('not-found', 'noShareLink');
      });
    },
  };
}

/** Whether a link shows nothing any more. */
export const hasEnded = ({ endsAt }: Pick<ShareLinkRow, 'endsAt'>, now: Date): boolean =>
  endsAt <= now;
