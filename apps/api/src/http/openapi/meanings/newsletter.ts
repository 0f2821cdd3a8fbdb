import type { Meanings } from './table.ts';

/** The newsletter: its readers, and what they are sent. */
export const newsletter: Meanings = {
  Subscriber: {
    '': 'A reader of the newsletter, or somebody who has asked to become one.',
    email: 'Where it goes.',
    state:
      'Whether they have confirmed; `refused` once a mail server said for good that there is no such mailbox, or it was noted that mails do not arrive.',
    date: 'When they asked for it.',
    confirmed_at: 'When they confirmed; null until then.',
    topics: 'The names of what they want to be told of; null for everything.',
    refused_at: 'Since when nothing is sent; null where mails arrive.',
    refusal:
      "What the mail server said that refused the address, or what was noted by hand; '' for none.",
  },
  NewsletterBounce: {
    '': 'What became of a notice.',
    outcome:
      '`marked`: nothing more is sent to its reader; `marked-before`: nothing was; `may-arrive`: it says nothing of the address for good; `not-ours`: the mail that came back is of no reader; `no-notice`: it is another mail.',
  },
  SubscriberChange: {
    '': 'Whether mails reach a reader.',
    arrives: 'Whether they do; to whom they do not, nothing is sent.',
    reason: 'Why they do not.',
    since: 'Since when they do not; now where nothing is sent.',
  },
  'subscribers.list': {
    state: 'Only these.',
    counts: 'How many there are of each kind, whatever is looked for.',
    'counts.confirmed': 'Those who get the newsletter.',
    'counts.unconfirmed': 'Those who have not opened the mailed link yet.',
    'counts.refused': 'Those whose mail server refuses the address.',
  },
  'subscribers.export': { state: 'Only these.' },
  NewsletterTopic: {
    '': 'Something that readers can choose to be told of.',
    name: 'What it is called.',
  },
  NewsletterTopicsInput: {
    '': 'All that readers can choose from, in the order it is shown in.',
    topics: 'Those that are missing are gone.',
    'topics.id': 'Of a topic that there is already, which keeps its readers.',
    'topics.name': 'What it is called.',
    seen: 'The topics as they were before.',
    'seen.id': 'Of the topic.',
    'seen.name': 'What it was called.',
  },
  NewsletterPreferences: {
    '': 'What a reader is told of.',
    topics: 'All that there is to choose from.',
    'topics.name': 'What it is called.',
    'topics.chosen': 'Whether they want it.',
  },
  NewsletterPreferencesInput: {
    '': 'What a reader wants to be told of.',
    topics: 'Identifiers of the topics.',
  },
  NewsletterIssueInput: {
    '': 'An issue of the newsletter as it is written.',
    subject: 'The subject of the mail.',
    text: 'Markdown, as in an article.',
    topic_id: 'Only for readers who want this topic; null for all.',
  },
  NewsletterIssueSending: {
    '': 'How an issue is sent.',
    seen: 'The issue as whoever sends it has seen it.',
    'seen.version': 'The version that was shown.',
    'seen.readers': 'How many readers it was said to go to.',
  },
  NewsletterIssueSummary: {
    '': 'An issue of the newsletter, without its text.',
    subject: 'The subject of the mail.',
    topic_id: 'Only for readers who want this topic; null for all.',
    post_id: 'The article that it tells of; null for none.',
    status: 'How far it is.',
    date: 'When it was begun.',
    started_at: 'When it was sent; null before.',
    finished_at: 'When the last mail had gone; null before.',
    progress: 'What became of its mails.',
    'progress.readers': 'How many readers it was for when it was sent.',
    'progress.queued': 'How many mails were handed to the outbox.',
    'progress.sent': 'How many have gone, and did not come back.',
    'progress.kept_as_file':
      'How many lie in files and have reached nobody, for mail was not set up.',
    'progress.failed': 'How many were given up, beside those to addresses that were refused.',
    'progress.refused':
      'How many for addresses that were refused, also where that was told after the mail had gone.',
  },
  NewsletterIssue: {
    '': 'An issue of the newsletter.',
    text: 'Markdown.',
    readers: 'How many readers it would go to now.',
  },
  NewsletterIssuePage: { '': 'A part of the list of issues.' },
  'newsletter.confirm': {
    choose: 'Token to choose topics with (newsletter.choose); null where there are none.',
  },
  NewsletterPreview: {
    '': 'An issue as it arrives.',
    subject: 'The subject of the mail.',
    html: 'What mail programs show that know HTML.',
    text: 'What the others show.',
    frame: 'Path of a page that is the HTML alone, to be shown in a frame; it ends soon.',
  },
};
