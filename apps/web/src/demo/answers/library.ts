import {
  contentDefinitions,
  contentTypes,
  type LibraryItem,
  type LibraryUse,
  matchesSearch,
  pageKeys,
  problemTexts,
  withFocalPoint,
  withoutFocalPoint,
} from '@vitrine/contracts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import { DemoProblem, found, requireVersion } from '../demo-problem.ts';
import { audit } from './activity.ts';
import { partOf } from './list-part.ts';
import { putIntoTrash } from './trash.ts';

/** The website's own pictures; an upload stays in this browser. */
export const libraryAnswers: DemoAnswers = {
  'library.list': (call) => {
    const { q, tag } = call.query;
    const matching = call.data.library.filter(
      (item) =>
        matchesSearch(
          { ...item, tags: item.tags.join(' ') },
          ['title', 'alt', 'file', 'tags'],
          q,
        ) &&
        (tag === undefined || item.tags.includes(tag)),
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
      ...{ id, alt, url, file: file.name, size_bytes: file.size, uses: 0, tags: [], version: 1 },
      title: title || file.name,
      date: call.now().toISOString(),
    };
    call.data.library.unshift(item);
    audit(call, 'created', aboutPicture(item));
    return item;
  },
  'library.update': (call) => {
    const item = requireItem(call, call.params.id);
    requireVersion(call.ifMatch, item.version, withUses(call, item));
    const { focus, tags = item.tags, ...words } = call.body;
    const url =
      focus === undefined
        ? item.url
        : focus
          ? withFocalPoint(item.url, focus)
          : withoutFocalPoint(item.url);
    if (url !== item.url) moveTo(call, item.url, url);
    const version = item.version + 1;
    return withUses(call, Object.assign(item, { ...words, tags, url, version }));
  },
  'library.replace': async (call) => {
    const item = requireItem(call, call.params.id);
    const file = call.file;
    if (!file) throw new DemoProblem('invalid', problemTexts.fileRequired);
    const { url, type } = await call.files.keep(call.body.key ?? call.newId(), file);
    if (type !== 'image') throw new DemoProblem('invalid', problemTexts.notPicture);
    moveTo(call, item.url, url);
    audit(call, 'changed', aboutPicture(item));
    const { name, size: size_bytes } = file;
    const version = item.version + 1;
    return withUses(call, Object.assign(item, { url, file: name, size_bytes, version }));
  },
  'library.tags': ({ data }) => {
    const tags = data.library.flatMap((item) => item.tags);
    return [...new Set(tags)]
      .map((tag) => ({ tag, pictures: tags.filter((one) => one === tag).length }))
      .sort((one, other) => other.pictures - one.pictures || one.tag.localeCompare(other.tag));
  },
  'library.uses': (call) => usesOf(call, requireItem(call, call.params.id).url),
  'library.delete': (call) => {
    const item = requireItem(call, call.params.id);
    const places = usesOf(call, item.url).map(({ name }) => name);
    if (places.length > 0) {
      throw new DemoProblem('conflict', problemTexts.pictureStillShown(places.join(', ')));
    }
    call.data.library = call.data.library.filter((one) => one !== item);
    putIntoTrash(call, { kind: 'picture', id: item.id, name: item.title, record: item });
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

/** Leads every page, entry and article from one address of a picture to another. */
function moveTo({ data }: AnyCall, before: string, after: string): void {
  const moved = <T>(record: T): T => JSON.parse(JSON.stringify(record).replaceAll(before, after));
  data.posts = moved(data.posts);
  for (const type of contentTypes)
    Object.assign(data.content, { [type]: moved(data.content[type]) });
  for (const key of pageKeys) data.pages[key].content = moved(data.pages[key].content);
}

/** Every page, entry and article that names the picture. */
function usesOf({ data }: AnyCall, address: string): LibraryUse[] {
  const url = withoutFocalPoint(address);
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
