import {
  type ContentType,
  contentDefinitions,
  contentTypes,
  type PageKey,
  pageKeys,
  postSlugOf,
} from '@vitrine/contracts';
import { defaultContent } from '@vitrine/default-content';
import type { DemoData, DemoPost } from '../demo-data.ts';
import type { Moments } from './moments.ts';

/** The pages of a new installation. */
export const samplePages = () =>
  Object.fromEntries(
    pageKeys.map((key: PageKey) => [
      key,
      { content: structuredClone(defaultContent.pages[key]), version: 1 },
    ]),
  ) as DemoData['pages'];

/** The collections of a new installation; what an entry points to by name gets the entry's id. */
export function sampleContent(): DemoData['content'] {
  const idOf = new Map<string, string>();
  const collections = contentTypes.map((type: ContentType) => {
    const { fields, title } = contentDefinitions[type];
    const entries = defaultContent[type].map((entry: object, place) => {
      const made: Record<string, unknown> = { ...structuredClone(entry) };
      for (const [name, field] of Object.entries(fields)) {
        if ('to' in field) made[name] = idOf.get(`${field.to} ${String(made[name])}`) ?? null;
      }
      const id = `${type}-${place + 1}`;
      idOf.set(`${type} ${String(made[title])}`, id);
      return { ...made, id, version: 1 };
    });
    return [type, entries];
  });
  return Object.fromEntries(collections) as DemoData['content'];
}

/** The first articles, and a draft that only the back-office shows; oldest first. */
export const samplePosts = ({ days }: Moments): DemoPost[] => [
  ...defaultContent.blogPosts.map(({ by, ...post }, place) => ({
    ...samplePost(`post-${place + 1}`, post),
    author_id: authorId(by),
    reads: sampleReads(days, place),
  })),
  samplePost('post-draft', {
    title: 'What a power cut teaches a database',
    description: 'Notes from the evening on which we pulled the cable forty times.',
    icon: '⚡',
    color: 'yellow',
    status: 'draft',
    created_at: days(2),
    posts: [
      'The first ten times nothing happened, which is what everybody hopes for and nobody learns from.',
    ],
  }),
];

/** Read on some days more than on others, and each article by others. */
const sampleReads = (days: Moments['days'], place: number): Record<string, number> =>
  Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [
      days(index).slice(0, 10),
      (index * 7 + place * 3) % (9 - (place % 4)),
    ]),
  );

/** As `sampleContent` numbers the people of the team. */
function authorId(name: string | undefined): string | null {
  for (const type of ['leadership', 'teamMembers'] as const) {
    const place = defaultContent[type].findIndex((person) => person.name === name);
    if (place >= 0) return `${type}-${place + 1}`;
  }
  return null;
}

type SampleText = Pick<
  DemoPost,
  'title' | 'description' | 'icon' | 'color' | 'status' | 'created_at' | 'posts'
>;

function samplePost(id: string, text: SampleText): DemoPost {
  const slug = postSlugOf(text.title);
  const post = { ...text, id, slug, publish_at: null, version: 1 };
  const { status, created_at: date } = text;
  const first = { post: structuredClone(post), status, author: 'Adjoa Mbella', date };
  return {
    ...structuredClone(post),
    slugs: [slug],
    announced_at: null,
    reads: {},
    earlier: [first],
  };
}
