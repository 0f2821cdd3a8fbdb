import { mkdir } from 'node:fs/promises';
import {
  AVIF_MAX_PIXELS,
  IMAGE_MAX_PIXELS,
  PICTURE_WIDTHS,
  type Refusal as Refused,
} from '@vitrine/contracts';
import PQueue from 'p-queue';
import { createLaneQueue } from '../lane-queue.ts';
import { invalidField, ProblemError } from '../problem-error.ts';
import type { CardLayers, SquareCut } from './compose.ts';
import type { FinishedFile } from './make-sizes.ts';
import type { TaskInput } from './picture-messages.ts';
import {
  createPictureProcess,
  type PictureProcess,
  PictureProcessEndedError,
} from './picture-process.ts';
import { PictureRefusedError, type Refusal } from './picture-refused.ts';

const RETRY_AFTER_SECONDS = 10;
/** Of a picture that goes with a mail: as wide as a good screen. */
const MAILED_WIDTH = 2_400;
/** Uploads that wait; each takes one to five seconds. */
const WAITING = 60;
const tooMany = () =>
  new ProblemError('unavailable', 'busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });

type Drawing = 'cutSquare' | 'cutRound' | 'paintCard';

/** All work on pictures; it is done in processes of their own (decision 0042). */
export interface Pictures {
  /**
   * Makes every size and format of an uploaded picture inside `folder`; the largest WebP comes
   * first. Accounts take turns.
   * @throws {ProblemError} `too-large` for too many pixels or too much work, `invalid` for a damaged
   * file, `unavailable` when too many are waiting or the process ended
   */
  makeSizes(path: string, folder: string, account: string): Promise<FinishedFile[]>;
  /**
   * Draws an uploaded picture again inside `folder`, as a JPEG or PNG to be mailed.
   * @throws {ProblemError} as {@link makeSizes}
   */
  drawForMail(path: string, folder: string, account: string): Promise<FinishedFile>;
  /** A square of a stored picture, as a JPEG for paper. */
  cutSquare(picture: Buffer, cut: SquareCut): Promise<Buffer>;
  /** The same as a circle, as a PNG. */
  cutRound(picture: Buffer, cut: SquareCut): Promise<Buffer>;
  /** Puts the layers of a share image together, as a PNG. */
  paintCard(layers: CardLayers): Promise<Buffer>;
}

/**
 * Uploads have one process and what visitors ask for has another, so that neither waits for the other.
 * @param uploads decodes what people send
 * @param waiting uploads; beyond that, anyone who has most waiting loses the newest
 */
export function createPictures(
  uploads: PictureProcess = createPictureProcess(),
  waiting = WAITING,
): Pictures {
  const drawings = createPictureProcess();
  const inTurn = createLaneQueue({ atOnce: 1, waiting, refusal: tooMany });
  const drawn = new PQueue({ concurrency: 1 });
  const draw = <K extends Drawing>(name: K, input: TaskInput<K>): Promise<Buffer> =>
    drawn.add(() => drawings.run(name, input).then(asBuffer, asProblem));
  const maxPixels = { avif: AVIF_MAX_PIXELS, others: IMAGE_MAX_PIXELS };
  return {
    makeSizes: (path, folder, account) =>
      inTurn(['uploads', account, ''], async () => {
        await mkdir(folder, { recursive: true });
        return uploads
          .run('makeSizes', { path, folder, widths: PICTURE_WIDTHS, maxPixels })
          .catch(asProblem);
      }),
    drawForMail: (path, folder, account) =>
      inTurn(['uploads', account, ''], async () => {
        await mkdir(folder, { recursive: true });
        return uploads
          .run('drawForMail', { path, folder, widths: [MAILED_WIDTH], maxPixels })
          .catch(asProblem);
      }),
    cutSquare: (picture, cut) => draw('cutSquare', { picture, ...cut }),
    cutRound: (picture, cut) => draw('cutRound', { picture, ...cut }),
    paintCard: (layers) => draw('paintCard', layers),
  };
}

/** Between processes a buffer travels as plain bytes. */
const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function asProblem(error: unknown): never {
  if (error instanceof PictureProcessEndedError) {
    throw new ProblemError('unavailable', 'pictureInterrupted', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  if (!(error instanceof PictureRefusedError)) throw error;
  const { refusal, most } = error;
  if (refusal === 'unreadable') throw invalidField('file', 'pictureUnreadable');
  throw new ProblemError('too-large', TOO_LARGE[refusal](most));
}

const TOO_LARGE: Record<Exclude<Refusal, 'unreadable'>, (most: number) => Refused> = {
  'too-many-pixels': (pixels) => ['pictureTooLarge', { megapixels: pixels / 1_000_000 }],
  'too-many-frames': (frames) => ['pictureTooLong', { frames }],
  'too-heavy': () => 'pictureTooHeavy',
};
