import {
  fieldsOfKind,
  NO_PICTURE,
  type PictureRef,
  type PortfolioInput,
  type PortfolioList,
  portfolioListNames,
  portfolioLists,
  readPicture,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { invalidField } from '../../lib/problem-error.ts';
import type { MediaRepository, MediaRow } from './media.repository.ts';
import type { PortfolioRow } from './portfolios.repository.ts';

/** What a save does to the files of a portfolio and to the places where its pictures appear. */
interface SavedMedia {
  profileImage: PictureRef;
  gallery: PictureRef[];
  cv: string;
  /** Ids whose rows are gone and whose files are to follow. */
  removed: string[];
}

/**
 * Titles, descriptions and order as sent; what is missing from the list is removed. Pictures on
 * the page are the portfolio's own, and one that is removed leaves the page as well.
 * @throws {ProblemError} `invalid` for a picture or a CV that is not this portfolio's
 */
export async function saveMedia(
  tx: Queryable,
  media: MediaRepository,
  portfolio: PortfolioRow,
  sent: PortfolioInput,
): Promise<SavedMedia> {
  const items = await media.list(tx, portfolio.id);
  requireOwnFiles(items, sent);
  const kept = sent.media_items ? await arrange(tx, media, items, sent.media_items) : items;
  const isKept = (file: PictureRef | string) => kept.some((item) => isOf(item, file));
  const profileImage = sent.profileImage ?? portfolio.profileImage;
  const gallery = (sent.gallery ?? portfolio.gallery).filter(isKept);
  // an unlisted picture is there to be the profile image: once another is, it has no use
  const isUsed = (item: MediaRow) =>
    item.listed || isOf(item, profileImage) || gallery.some((picture) => isOf(item, picture));
  const staying = sent.profileImage === undefined ? kept : kept.filter(isUsed);
  const removed = items.filter((item) => !staying.includes(item)).map(({ id }) => id);
  await media.deleteAll(tx, removed);
  const cv = sent.cv ?? portfolio.cv;
  return {
    profileImage: isKept(profileImage) ? profileImage : NO_PICTURE,
    cv: isKept(cv) ? cv : '',
    gallery,
    removed,
  };
}

/** Whether the page shows or links this file there. */
const isOf = ({ url }: MediaRow, shown: PictureRef | string): boolean =>
  url === readPicture(shown).src;

/**
 * Entries show pictures of the portfolio's own media.
 * @param path of the entry in what was sent
 * @throws {ProblemError} `invalid` for a picture that is not one of them
 */
export function requireOwnPictures(
  items: MediaRow[],
  list: PortfolioList,
  entry: Readonly<Record<string, unknown>>,
  path: string,
): void {
  for (const name of fieldsOfKind(portfolioLists[list].fields, 'pictures')) {
    const own = items.filter(({ type, listed }) => type === 'image' && listed);
    const foreign = foreignAt(own, entry[name] as PictureRef[] | undefined);
    if (foreign >= 0) throw invalidField(`${path}${name}.${foreign}`, 'pictureInvalid');
  }
}

/** Which of some pictures is none of these files, the first; -1 where all are. */
const foreignAt = (files: MediaRow[], pictures: readonly PictureRef[] = []): number =>
  pictures.findIndex((picture) => picture && !files.some((file) => isOf(file, picture)));

function requireOwnFiles(items: MediaRow[], sent: PortfolioInput): void {
  const { profileImage, gallery, cv } = sent;
  const pictures = items.filter(({ type }) => type === 'image');
  if (profileImage && foreignAt(pictures, [profileImage]) >= 0) {
    throw invalidField('profileImage', 'pictureInvalid');
  }
  if (cv && !items.some(({ type, url }) => type === 'document' && url === cv)) {
    throw invalidField('cv', 'fileInvalid');
  }
  const foreign = foreignAt(pictures, gallery);
  if (foreign >= 0) throw invalidField(`gallery.${foreign}`, 'pictureInvalid');
  for (const list of portfolioListNames) {
    for (const [index, entry] of (sent[list] ?? []).entries()) {
      requireOwnPictures(items, list, entry, `${list}.${index}.`);
    }
  }
}

/** @returns the items that stay, unlisted ones included */
async function arrange(
  tx: Queryable,
  media: MediaRepository,
  items: MediaRow[],
  sent: NonNullable<PortfolioInput['media_items']>,
): Promise<MediaRow[]> {
  const listed = new Map(items.filter((item) => item.listed).map((item) => [item.id, item]));
  const kept = items.filter((item) => !item.listed);
  for (const { id, title, description, alt, translations } of sent) {
    const item = listed.get(id);
    if (!item) continue;
    const labels = {
      ...{ title, description, alt: alt ?? item.alt },
      translations: translations ?? item.translations,
    };
    await media.update(tx, id, { ...labels, position: kept.length });
    kept.push(item);
    listed.delete(id);
  }
  return kept;
}
