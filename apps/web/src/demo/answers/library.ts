import {
  contentDefinitions,
  contentTypes,
  type LibraryItem,
  type LibraryUse,
  matchesSearch,
  pageKeys,
  problemTexts,
} from '@vitrine/contracts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import { DemoProblem, found } from '../demo-problem.ts';
import { audit } from './activity.ts';
import { partOf } from './list-part.ts';

/** The website's own pictures; an upload stays in this browser. */
export const libraryAnswers: DemoAnswers = {
  'library.list': (call) => {
    const { q } = call.query;
    const matching = call.data.library.filter((item) =>
      matchesSearch({ ...item }, ['title', 'alt', 'file'], q),
    );
    const { items, next } = partOf(matching, call.query);
    return { items: items.map((item) => withUses(call, item)), next };
  },
  'library.upload': async (call) => {
    const { key, title, alt } = call.body;
    const id = key ?? call.newId();
    const known = call.data.library.find((item) => item.id === id);
    if (known) return known;
    const file = call.file;
    if (!file) throw new DemoProblem('invalid', problemTexts.fileRequired);
    const { url, type } = await call.files.keep(id, file);
    if (type !== 'image') throw new DemoProblem('invalid', problemTexts.notPicture);
    const item: LibraryItem = {
      ...{ id, alt, url, file: file.name, size_bytes: file.size, uses: 0 },
      title: title || file.name,
      date: call.now().toISOString(),
    };
    call.data.library.unshift(item);
    audit(call, 'created', aboutPicture(item));
    return item;
  },
  'library.update': (call) =>
    withUses(call, Object.assign(requireItem(call, call.params.id), call.body)),
  'library.uses': (call) => usesOf(call, requireItem(call, call.params.id).url),
  'library.delete': (call) => {
    const item = requireItem(call, call.params.id);
    const places = usesOf(call, item.url).map(({ name }) => name);
    if (places.length > 0) {
      throw new DemoProblem('conflict', problemTexts.pictureStillShown(places.join(', ')));
    }
    call.data.library = call.data.library.filter((one) => one !== item);
    audit(call, 'deleted', aboutPicture(item));
    return undefined;
  },
};

const requireItem = ({ data }: AnyCall, id: string): LibraryItem =>
  found(
    data.library.find((one) => one.id === id),
    problemTexts.noPicture,
  );

const aboutPicture = ({ id, title }: LibraryItem) =>
  ({ subject: 'picture', id, name: title }) as const;

const withUses = (call: AnyCall, item: LibraryItem): LibraryItem => ({
  ...item,
  uses: usesOf(call, item.url).length,
});

/** Every page, entry and article that names the picture. */
function usesOf({ data }: AnyCall, url: string): LibraryUse[] {
  const shows = (record: unknown) => JSON.stringify(record).includes(url);
  const pages = pageKeys.map((key) => ({
    ...{ kind: 'page', name: key, record: data.pages[key].content },
    path: '/admin/content',
  }));
  const entries = contentTypes.flatMap((type) =>
    data.content[type].map((record) => ({
      kind: contentDefinitions[type].subject,
      name: String((record as Record<string, unknown>)[contentDefinitions[type].title]),
      record,
      path: '/admin/website-content',
    })),
  );
  const articles = data.posts.map(({ title, posts }) => ({
    ...{ kind: 'article', name: title, record: posts },
    path: '/admin/blog',
  }));
  return [...pages, ...entries, ...articles]
    .filter(({ record }) => shows(record))
    .map(({ kind, name, path }) => ({ kind, name, path, earlier: false }));
}
