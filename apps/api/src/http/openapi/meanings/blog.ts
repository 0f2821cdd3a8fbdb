import type { Meanings } from './table.ts';

const SLUG = 'What its address ends with; its id where nothing of the title can be used.';

/** What a post keeps where nothing is said of it. */
const DETAILS = {
  cover: "The picture over its text; '' for that of its category.",
  cover_alt: "What the cover shows; '' for decoration.",
  tags: 'What it is about beside its category; one that is written in two ways counts once.',
  seo_title: "What search engines and shared links call it; '' for its title.",
  seo_description: "What search engines and shared links say of it; '' for its description.",
};

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
    ...DETAILS,
    status: 'Where it stands; without one a new post is a draft, and a known one stays as it is.',
    publish_at: 'When a scheduled post appears by itself; needed with `scheduled`.',
  },
  'blogs.create': {
    ...DETAILS,
    status: 'Where it stands; a draft without it.',
    publish_at: 'When a scheduled post appears by itself; needed with `scheduled`.',
  },
  'blogs.list': { color: 'Only this category.' },
  PostSummary: {
    '': 'A post without its text, as the back-office lists it.',
    slug: SLUG,
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
  PostDraft: {
    '': 'What somebody has written of a post and not saved.',
    content: 'As the writer sent it.',
    version: 'Grows each time that it is kept; the first of a draft is any number.',
    saved_at: 'When it was kept last.',
  },
  'postDrafts.get': {
    draft: 'null where nothing is unsaved.',
    key: 'Under which you would add the post.',
    created: 'The post that you have added under the key already, from whichever device.',
  },
  'postDrafts.keep': {
    content: 'Any text of yours, such as JSON; it is given back as it is.',
    version: 'The one that you have seen last, 0 for none: a newer one is not written over.',
    saved_at: 'When it was kept.',
  },
  'postDrafts.drop': {
    version: 'The one that you have seen last: a newer one stays. Without it, whichever there is.',
  },
  PostVersion: {
    '': 'What a post was at an earlier time.',
    version: 'Which version it is.',
    status: 'Where the post stood then.',
    date: 'When it was saved.',
  },
  'posts.reads': {
    total: 'Reads on all of these days.',
    'days.day': 'The day.',
    'days.count': 'How often it was read on it.',
  },
  'posts.preview': {
    url: 'Address of a page that shows the post to whoever has it.',
    expires: 'When the address ends.',
  },
  'posts.announce': { recipients: 'How many readers it is mailed to.' },
  ArticleSummary: {
    '': 'A published article without its text.',
    slug: SLUG,
    cover: "Address of its picture; '' for that of the category.",
    cover_alt: "What the cover shows; '' for decoration.",
    tags: 'What it is about beside its category.',
    reading_minutes: 'Minutes it takes to read, rounded up.',
    created_at: 'When it was published.',
  },
  ArticleTitle: { '': 'A published article as a short list shows it.', slug: SLUG },
  ArticleReference: { '': 'A published article as a link names it.', slug: SLUG },
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
