import type { Meanings } from './table.ts';

/** Posts as they are written, and articles as visitors read them. */
export const blog: Meanings = {
  BlogPost: {
    '': 'A post of the blog with its text.',
    title: 'The title.',
    description: 'What it is about, in a sentence or two.',
    icon: 'An emoji that stands beside the title.',
    color: 'The category; anything unknown counts as `default-color` (General).',
    status: 'Where it stands: only `published` is shown to visitors; none counts as a draft.',
    created_at: 'When it was written; of a post that was scheduled, when it appeared.',
    posts: 'The text in sections, each in Markdown.',
  },
  BlogPostInput: {
    '': 'A post as it is written.',
    status: 'Where it stands; without one a new post is a draft, and a known one stays as it is.',
    publish_at: 'When a scheduled post appears by itself; needed with `scheduled`.',
  },
  'blogs.create': {
    status: 'Where it stands; a draft without it.',
    publish_at: 'When a scheduled post appears by itself; needed with `scheduled`.',
  },
  'blogs.list': { color: 'Only this category.' },
  PostSummary: {
    '': 'A post without its text, as the back-office lists it.',
    publish_at: 'When a scheduled post appears by itself; null for the others.',
    sections: 'How many sections its text has.',
  },
  'posts.list': {
    counts: 'How many posts there are, whatever is looked for.',
    'counts.total': 'All posts.',
    'counts.published': 'Those that visitors can read.',
    'counts.drafts': 'Drafts.',
    'counts.scheduled': 'Those that will appear by themselves.',
    'counts.sections': 'Sections of all posts.',
  },
  PostVersion: {
    '': 'What a post was at an earlier time.',
    version: 'Which version it is.',
    status: 'Where the post stood then.',
    date: 'When it was saved.',
  },
  'posts.preview': {
    url: 'Address of a page that shows the post to whoever has it.',
    expires: 'When the address ends.',
  },
  'posts.announce': { recipients: 'How many readers it is mailed to.' },
  ArticleSummary: {
    '': 'A published article without its text.',
    reading_minutes: 'Minutes it takes to read, rounded up.',
    created_at: 'When it was published.',
  },
  ArticleTitle: { '': 'A published article as a short list shows it.' },
  ArticleReference: { '': 'A published article as a link names it.' },
  ArticlePage: { '': 'A part of the list of published articles.' },
  ArticleAuthor: {
    '': 'Who wrote an article.',
    name: 'The name of the author.',
    role: "What the author does; '' for nothing to say.",
    image: "Address of a picture of the author; '' for none.",
  },
  BlogOverview: {
    '': 'The first page of the blog.',
    latest: 'The newest articles.',
    'categories.color': 'The category.',
    'categories.articles': 'Its newest articles.',
  },
  RelatedArticles: { '': 'What to read after an article.' },
  'articles.list': { category: 'Only this category.' },
};
