import { messages } from '../messages.ts';
import { id, instant, requiredLine } from '../text.ts';
import { named, z } from '../zod.ts';

export const SHARE_LINK_NAME_MAX_LENGTH = 60;
/** Most links of one portfolio that are open at the same time. */
export const SHARE_LINKS_MAX = 20;
/** How far away the last day of a link may be. */
export const SHARE_LINK_MAX_DAYS = 365;
/** The same where none is asked for. */
export const SHARE_LINK_USUAL_DAYS = 30;

const day = () => z.iso.date().meta({ examples: ['2027-01-31'] });

/** A link that shows a portfolio, published or not, until its last day; as its owner sees it. */
export const shareLinkSchema = named('ShareLink', {
  id: id(),
  name: z.string().describe('Whom it was made for; visitors never see it.'),
  url: z.string().meta({ examples: ['https://vitrine.example/s/kW0p2nQx7vTf5mYb3cRzAg'] }),
  endsOn: day().describe('The last day (UTC) on which it works.'),
  ended: z.boolean(),
  views: z.number().int().describe('Visits by this link: one a visitor and day.'),
  createdAt: instant(),
});
export type ShareLink = z.infer<typeof shareLinkSchema>;

/** What a link is made from. */
export const newShareLinkSchema = named('NewShareLink', {
  name: requiredLine(messages.nameRequired, SHARE_LINK_NAME_MAX_LENGTH),
  endsOn: day()
    .optional()
    .describe(
      `Its last day (UTC), at most ${SHARE_LINK_MAX_DAYS} days from today; ${SHARE_LINK_USUAL_DAYS} days from today where it is absent.`,
    ),
});
export type NewShareLink = z.infer<typeof newShareLinkSchema>;

/** Shows its owner the page as it is stored, for a few minutes. */
export const portfolioPreviewSchema = named('PortfolioPreview', {
  path: z.string().meta({ examples: ['/user/preview/4f1c2a90.1795700000000.kW0p2nQx'] }),
  expires: instant(),
});
export type PortfolioPreview = z.infer<typeof portfolioPreviewSchema>;
