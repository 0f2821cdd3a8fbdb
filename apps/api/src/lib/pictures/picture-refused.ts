/** Why a picture is not taken: what it is, or what decoding it would cost. */
export type Refusal = 'too-many-pixels' | 'too-many-frames' | 'too-heavy' | 'unreadable';

/** A picture that is not taken. The process that decodes says it in this form; it knows no contracts. */
export class PictureRefusedError extends Error {
  override readonly name = 'PictureRefusedError';
  readonly refusal: Refusal;
  /** How many pixels or frames it may have, where it has more. */
  readonly most: number;

  constructor(refusal: Refusal, most = 0) {
    super(`picture refused: ${refusal}`);
    this.refusal = refusal;
    this.most = most;
  }
}
