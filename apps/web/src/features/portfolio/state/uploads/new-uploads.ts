import { LIST_MAX_ITEMS } from '@vitrine/contracts';
import { m } from '#messages';
import { DEFAULT_MEDIA_DESCRIPTION } from '../../../../components/portfolio-view/media-description.ts';
import { randomText } from '../../../../lib/kept-drafts.ts';
import { mediaTypeOf, refusalOf } from '../media-kind.ts';
import { isRunning, type Upload, type Uploads } from './upload.ts';

export interface Choice {
  files: readonly File[];
  /** How many files the portfolio has already. */
  stored: number;
  isCv?: boolean | undefined;
}

/**
 * What becomes of chosen files. A single one is asked about in the form before it travels; several
 * go at once with their defaults (POR-06), and their words are written where they arrive.
 */
export function newUploads({ files, stored, isCv = false }: Choice, { list }: Uploads): Upload[] {
  const inForm = files.length === 1 && !isCv && !list.some((one) => one.inForm && isBusy(one));
  const replaced = list.filter((one) => one.inForm && inForm).length;
  const taken = stored + list.filter(({ status }) => status !== 'refused').length - replaced;
  return files.map((file, place): Upload => {
    const full = taken + place >= LIST_MAX_ITEMS;
    const refusal = full ? m.media_too_many({ limit: LIST_MAX_ITEMS }) : refusalOf(file, isCv);
    return {
      id: randomText(),
      file,
      words: { title: file.name, description: DEFAULT_MEDIA_DESCRIPTION, alt: '' },
      inForm,
      isCv,
      status: refusal ? 'refused' : inForm ? 'chosen' : 'waiting',
      progress: 0,
      problem: refusal ? { message: refusal } : undefined,
    };
  });
}

const isBusy = (upload: Upload) => isRunning(upload) || upload.status === 'waiting';

/** Whether a text alternative says something about it. */
export const isSeen = (file: Pick<File, 'type'>): boolean => mediaTypeOf(file) !== 'document';
