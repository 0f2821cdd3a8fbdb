import { writePicture } from '@vitrine/contracts';
import type { Tables } from '../../schema.ts';
import { moments } from './moments.ts';
import type { SeededRandom } from './seeded-random.ts';
import { heading, seldom } from './texts.ts';

type Picture = Tables['libraryItems']['$inferInsert'];

export function* pictureRows(random: SeededRandom, many: number, until: Date): Generator<Picture> {
  for (const { id, createdAt, number } of moments(random, many, until)) {
    yield {
      ...{ id, createdAt },
      title: heading(random),
      alt: `${heading(random)}${seldom(number)}`,
      url: writePicture({ src: `/media/${id}/1280x960.webp` }),
      fileName: `IMG_${number}.jpg`,
      sizeBytes: 400_000,
    };
  }
}

const VERSIONS = 5;

/** Most are in a post, and were in some of its versions. */
export function* pictureUseRows(
  random: SeededRandom,
  pictures: readonly Picture[],
): Generator<Tables['pictureUses']['$inferInsert']> {
  for (const { id: pictureId } of pictures) {
    if (random.happens(0.1)) continue;
    const name = heading(random);
    for (let version = 0; version <= VERSIONS; version += 1) {
      yield { pictureId, version, kind: 'article', recordId: `of-${pictureId}`, name };
    }
  }
}
