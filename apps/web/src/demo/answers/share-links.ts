import { holds, problemTexts, SHARE_LINK_USUAL_DAYS, type ShareLink } from '@vitrine/contracts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import type { OwnRecords } from '../demo-data.ts';
import { DemoProblem, found } from '../demo-problem.ts';
import { actorOf, fullName, ownOf } from './account-records.ts';
import { wholeOrPart } from './list-part.ts';
import { shownReferences } from './references.ts';
import { utcDay } from './utc-day.ts';

const DAY_MS = 86_400_000;
const PREVIEW_MS = 15 * 60_000;

/** The preview of one's own page, and links that end: their tokens are ids here. */
export const shareLinkAnswers: DemoAnswers = {
  'portfolioPreview.link': (call) => ({
    path: `/user/preview/${actorOf(call).id}`,
    expires: new Date(call.now().getTime() + PREVIEW_MS).toISOString(),
  }),
  'portfolioPreview.get': (call) => pageOf(call, call.params.token),
  'shareLinks.list': (call) => {
    const links = ownOf(call).shareLinks.map((link) => ({
      ...link,
      url: `${call.siteUrl}/s/${link.id}`,
      ended: isOver(link, call),
    }));
    return wholeOrPart(links, call.query);
  },
  'shareLinks.create': (call) => {
    const { name, endsOn } = call.body;
    const usual = utcDay(new Date(call.now().getTime() + SHARE_LINK_USUAL_DAYS * DAY_MS));
    const id = call.newId();
    const made: ShareLink = {
      ...{ id, name, url: '', endsOn: endsOn ?? usual },
      ...{ ended: false, views: 0, createdAt: call.now().toISOString() },
    };
    ownOf(call).shareLinks.unshift(made);
    return { ...made, url: `${call.siteUrl}/s/${id}` };
  },
  'shareLinks.end': (call) => {
    const link = ownOf(call).shareLinks.find(({ id }) => id === call.params.id);
    found(link, problemTexts.noShareLink).ended = true;
    return undefined;
  },
  'sharedPortfolio.get': (call) => pageOf(call, opened(call, call.params.token).owner),
  'sharedPortfolio.contact': (call) => {
    const { name } = pageOf(call, opened(call, call.params.token).owner);
    return { message: `Thank you. Your message is on its way to ${name}.` };
  },
  'sharedPortfolio.view': (call) => {
    const { owner, link } = opened(call, call.params.token);
    if (call.actor?.id !== owner && !holds(call.actor?.role, 'office')) link.views += 1;
    return undefined;
  },
};

const isOver = ({ ended, endsOn }: ShareLink, { now }: AnyCall): boolean =>
  ended || endsOn < utcDay(now());

/** The link of a token, and whose it is. */
function opened(call: AnyCall, token: string): { owner: string; link: ShareLink } {
  const all = Object.entries<OwnRecords>(call.data.own).flatMap(([owner, { shareLinks }]) =>
    shareLinks.map((link) => ({ owner, link })),
  );
  const one = found(
    all.find(({ link }) => link.id === token),
    problemTexts.noPortfolio,
  );
  if (isOver(one.link, call)) throw new DemoProblem('gone', problemTexts.shareLinkEnded);
  return one;
}

/** Somebody's page, published or not. */
function pageOf({ data }: AnyCall, owner: string) {
  const account = found(
    data.accounts.find(({ id }) => id === owner),
    problemTexts.noPortfolio,
  );
  const own = found(data.own[owner], problemTexts.noPortfolio);
  const { published: _, version: __, ...page } = own.portfolio;
  const { profession } = account;
  return {
    ...page,
    name: fullName(account),
    profession,
    references: shownReferences(own),
    updatedAt: own.portfolioChangedAt,
  };
}
