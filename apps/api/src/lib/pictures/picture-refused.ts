/** Why a picture is not taken: what it is, or what decoding it would cost. */
export type Refusal = 'too-many-pixels' | 'too-heavy' | 'unreadable';

/** A picture that is not taken. The process that decodes says it in this form; it knows no contracts. */
export class PictureRefusedError extends Error {
  override readonly name = 'PictureRefusedError';
  readonly refusal: Refusal;
  /** Most pixels that its format may have, where it has more. */
  readonly maxPixels: number;

  constructor(refusal: Refusal, maxPixels = 0) {
    super(`picture refused: ${refusal}`);
    this.refusal = refusal;
    this.maxPixels = maxPixels;
  }
}
