import type { Tables } from '../../schema.ts';
import type { Chance } from './chance.ts';
import { moments } from './moments.ts';
import { heading, seldom } from './texts.ts';

type Picture = Tables['libraryItems']['$inferInsert'];

export function* pictureRows(chance: Chance, many: number, until: Date): Generator<Picture> {
  for (const { id, createdAt, number } of moments(chance, many, until)) {
    yield {
      ...{ id, createdAt },
      title: heading(chance),
      alt: `${heading(chance)}${seldom(number)}`,
      url: `/media/${id}/1280x960.webp`,
      fileName: `IMG_${number}.jpg`,
      sizeBytes: 400_000,
    };
  }
}

const VERSIONS = 5;

/** Most are in an article, and were in some of its versions. */
export function* pictureUseRows(
  chance: Chance,
  pictures: readonly Picture[],
): Generator<Tables['pictureUses']['$inferInsert']> {
  for (const { id: pictureId } of pictures) {
    if (chance.happens(0.1)) continue;
    const name = heading(chance);
    for (let version = 0; version <= VERSIONS; version += 1) {
      yield { pictureId, version, kind: 'article', recordId: `of-${pictureId}`, name };
    }
  }
}
