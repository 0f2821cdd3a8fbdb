import { pages } from './pages.ts';
import type { Meanings } from './table.ts';

/** The company, inside of the settings that are sent. */
const company = Object.fromEntries(
  Object.entries(pages.Company ?? {})
    .filter(([path]) => path !== '')
    .map(([path, meaning]) => [`company.${path}`, meaning]),
);

/** Settings, outgoing mail, the website's pictures, webhooks. */
export const settings: Meanings = {
  Settings: {
    '': 'What an administrator sets for the whole installation.',
    company: 'What every page says of the company.',
    mailSender: 'Who mails are from.',
    'mailSender.name':
      "The name that stands before the address; '' is the name of the company, unless the server was started with one.",
    'mailSender.language': 'In which language the mails are that the program writes.',
    revenue: 'The figure on the dashboard.',
    'revenue.amount': 'The figure, as text.',
    'revenue.currency': 'Its currency, as text.',
    retention: 'What is deleted by itself after a time.',
  },
  SettingsInput: { '': 'The settings as they should be; the whole of them.', ...company },
  MailRoute: {
    '': 'How mails leave the installation.',
    mode: 'Sent by a server, or written into a folder.',
    from: 'The sender that mails have.',
  },
  OutboxMail: {
    '': 'A mail of the outbox, without what it says.',
    recipient: 'Whom it goes to.',
    subject: 'Its subject.',
    status: 'What became of it.',
    attempts: 'How often it was tried.',
    date: 'When it was written.',
    kept_as_file: 'Whether it lies in a file and has reached nobody.',
    can_retry: 'Whether it can be tried again.',
    sent_at: 'When it was sent; null before.',
  },
  OutboxPage: { '': 'A part of the outbox.' },
  TestMail: { '': 'Where a test mail should go.', recipient: 'Its address.' },
  'outbox.list': { status: 'Only these.' },
  'outbox.test': { id: 'The mail in the outbox.' },
  LibraryItem: {
    '': "A picture of the website's library.",
    title: 'What editors call it.',
    alt: 'What it shows, for those who do not see it.',
    url: 'The address of its largest size on this server.',
    tags: 'What it is grouped by, in small letters.',
    size_bytes: 'How many bytes it takes.',
    date: 'When it was uploaded.',
  },
  LibraryInput: {
    '': 'What can be changed of a picture.',
    title: 'What editors call it; as it is where nothing is sent.',
    alt: 'What it shows, for those who do not see it; as it is where nothing is sent.',
    tags: 'What it is grouped by; kept in small letters. As they are where nothing is sent.',
    focus: 'What stays in sight where pages cut it; as it is where nothing is sent.',
    'focus.x': 'From the left, in percent.',
    'focus.y': 'From the top, in percent.',
  },
  LibraryTag: {
    '': 'A tag of the library.',
    tag: 'The tag, in small letters.',
    pictures: 'How many pictures have it.',
  },
  'library.list': { tag: 'Only pictures with this tag.' },
  LibraryPage: { '': 'A part of the library.' },
  LibraryUse: {
    '': 'A place where a picture is shown.',
    kind: 'What kind of place.',
    name: 'What the place is called.',
  },
  Webhook: {
    '': 'An endpoint that is told of what happens, without its secret.',
    description: 'What it is for, for the administrators.',
    events: 'What it is told of.',
    enabled: 'Whether it is told of anything now.',
  },
  WebhookInput: { '': 'An endpoint as an administrator registers it.' },
  NewWebhook: { '': 'A new endpoint; the only answer with its first secret.' },
  WebhookSecret: { '': 'A new secret of an endpoint; the only answer with it.' },
  WebhookDelivery: {
    '': 'One event on its way to one endpoint, or there.',
    type: 'Which event.',
    status: 'What became of it.',
  },
  WebhookDeliveryPage: { '': 'A part of what was sent to an endpoint.' },
  'webhooks.test': { id: 'The delivery, as `GET /api/webhook-deliveries/` lists it.' },
  'webhooks.deliveries': { status: 'Only these.' },
  PostPublishedEvent: {
    '': 'A post of the blog has appeared.',
    data: 'The post.',
    'data.title': 'Its title.',
  },
  MessageCreatedEvent: { '': 'A message has arrived.', data: 'The message.' },
  ApplicationCreatedEvent: {
    '': 'Somebody has applied.',
    data: 'The application.',
    'data.kind': 'For an internship or a training.',
  },
  PortfolioPublishedEvent: {
    '': 'A professional has published their page.',
    data: 'The page.',
  },
  WebhookTestEvent: { '': 'An administrator tries the endpoint.', data: 'Of which endpoint.' },
};
