import { definitionOf, portfolioListNames } from '@vitrine/contracts';
import type { Meanings } from './table.ts';

/** What professionals show of themselves, who wrote to them, and what happened. */
export const portfolios: Meanings = {
  ...Object.fromEntries(
    portfolioListNames.map((list) => {
      const { name, means } = definitionOf(list).entry;
      return [name, { '': means }];
    }),
  ),
  Portfolio: { '': 'The whole portfolio as its owner sees it.' },
  PublicPortfolio: {
    '': 'A published portfolio as anyone may read it.',
    name: 'The name of the person.',
    profession: 'What the person does.',
    updatedAt: 'When the page was last changed.',
  },
  PortfolioInput: {
    '': 'Every part that is present replaces what is stored; a part that is absent stays.',
  },
  ShownReference: {
    '': 'What somebody wrote about a professional, as the page shows it.',
  },
  ReferenceWords: {
    '': 'What whoever was asked writes.',
  },
  WrittenReference: {
    '': 'What whoever was asked has written.',
    name: 'As it is to be shown.',
    role: "What they do or did, and where; '' for none.",
    text: 'The reference itself.',
  },
  NewReference: {
    '': 'Whom a professional asks, and with which words.',
    name: 'What the person is called.',
    relation: 'Where the two worked together.',
    note: "A personal line, shown on the page that the mailed link opens; '' for none.",
  },
  Reference: {
    '': 'A request for a reference and what came of it, as whoever asked sees it.',
    email: 'Where the request was mailed to.',
    note: 'The personal line of the request.',
    state: 'What came of it.',
    askedAt: 'When the request was mailed.',
    remindedAt: 'When the one reminder was mailed.',
    canRemind: 'Whether a reminder may be sent now.',
  },
  DeletedReference: {
    '': 'What brings a deleted reference back.',
    undo: 'All of it, sealed. It ends after five minutes, and only whoever has deleted it can use it.',
  },
  ReferenceRequest: {
    '': 'A request for a reference, as whoever was asked sees it.',
    owner: 'Who asks.',
    'owner.name': 'What the person is called.',
    'owner.profession': 'What the person does.',
    name: 'Who was asked.',
    relation: 'Where the two worked together.',
    note: 'A personal line from whoever asks.',
    state: 'What came of it.',
  },
  ShareLink: {
    '': 'A link that shows a portfolio, published or not, until its last day; as its owner sees it.',
    name: 'Whom it was made for; visitors never see it.',
    url: 'The address to pass on.',
    ended: 'Whether it shows nothing any more.',
    createdAt: 'When it was made.',
  },
  NewShareLink: {
    '': 'What a link is made from.',
  },
  PortfolioPreview: {
    '': 'Shows its owner the page as it is stored, for a few minutes.',
    path: 'Where the page is shown, on this website.',
    expires: 'When it ends.',
  },
  MediaItem: {
    '': 'An uploaded file.',
    type: 'What it is, by its bytes.',
    title: 'Its title.',
    description: 'What it shows, at length.',
    url: 'Its address on this server; of a picture that of its largest size.',
  },
  MediaInput: {
    '': 'The words that travel with an upload; without any it is a profile image.',
    media_type: 'What the sender takes it for; the bytes decide.',
  },
  PortfolioContactForm: {
    '': 'What a visitor writes to the owner of a portfolio.',
    name: 'The name of who writes.',
    email: 'Where the owner can answer to.',
    message: 'What is written.',
  },
  Connection: {
    '': 'Somebody who wrote through a public portfolio.',
    name: 'The name of who wrote.',
    email: 'Where to answer to.',
    message: 'What was written.',
    read: 'Whether the owner has read it.',
    date: 'When it was written.',
  },
  ConnectionChange: { '': 'What changes of a connection.' },
  ConnectionPage: { '': 'A part of the list of connections.' },
  Dashboard: {
    '': 'The figures of the own page.',
    views: 'How often the page was seen.',
    'views.total': 'Since there is the page.',
    'views.days.day': 'The day (UTC).',
    'views.days.count': 'Visitors of that day.',
    connections: 'Who wrote through the page.',
    'connections.total': 'All of them.',
    'connections.unread': 'Those that were not read yet.',
  },
  Activity: {
    '': 'Something that happened to the account or the page.',
    kind: 'What happened.',
    date: 'When it happened.',
  },
  ActivityPage: { '': 'A part of the list of what happened.' },
};
