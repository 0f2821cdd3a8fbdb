import { localeSchema } from '../in-language.ts';
import { baseLocale } from '../locales.ts';
import { count, id, instant, requiredLine } from '../text.ts';
import { named, z } from '../zod.ts';

export const SHARE_LINK_NAME_MAX_LENGTH = 60;
/** Most links of one portfolio that are open at the same time. */
export const SHARE_LINKS_MAX = 20;
/** How far away the last day of a link may be. */
export const SHARE_LINK_MAX_DAYS = 365;
/** The same where none is asked for. */
export const SHARE_LINK_USUAL_DAYS = 30;

const day = () => z.iso.date().meta({ examples: ['2027-01-31'] });

export const shareLinkSchema = named(
  'ShareLink',
  'A link that shows a portfolio, published or not, until its last day; as its owner sees it.',
  {
    id: id(),
    name: z.string().describe('Whom it was made for; visitors never see it.'),
    url: z
      .string()
      .meta({ examples: ['https://vitrine.example/s/kW0p2nQx7vTf5mYb3cRzAg'] })
      .describe('The address to pass on.'),
    endsOn: day().describe('The last day (UTC) on which it works.'),
    ended: z.boolean().describe('Whether it shows nothing any more.'),
    locale: localeSchema().describe('The language in which it opens the page.'),
    views: count.describe('Visits by this link: one a visitor and day.'),
    createdAt: instant().describe('When it was made.'),
  },
);
export type ShareLink = z.infer<typeof shareLinkSchema>;

export const newShareLinkSchema = named('NewShareLink', 'What a link is made from.', {
  name: requiredLine('nameRequired', SHARE_LINK_NAME_MAX_LENGTH).describe(
    'Whom it was made for; visitors never see it.',
  ),
  endsOn: day()
    .optional()
    .describe(
      `Its last day (UTC), at most ${SHARE_LINK_MAX_DAYS} days from today; ${SHARE_LINK_USUAL_DAYS} days from today where it is absent.`,
    ),
  locale: localeSchema().default(baseLocale).describe('The language in which it opens the page.'),
});
export type NewShareLink = z.infer<typeof newShareLinkSchema>;

export const portfolioPreviewSchema = named(
  'PortfolioPreview',
  'Shows its owner the page as it is stored, for a few minutes.',
  {
    path: z
      .string()
      .meta({ examples: ['/user/preview/4f1c2a90.1795700000000.kW0p2nQx'] })
      .describe('Where the page is shown, on this website.'),
    expires: instant().describe('When it ends.'),
  },
);
export type PortfolioPreview = z.infer<typeof portfolioPreviewSchema>;
