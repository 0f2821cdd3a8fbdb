/** Why nothing at all could be read. */
export type UnreadableCode =
  | 'empty'
  | 'too-large'
  | 'binary'
  | 'pdf-damaged'
  | 'pdf-encrypted'
  | 'pdf-scanned'
  | 'word'
  | 'zip-damaged'
  | 'zip-encrypted'
  | 'zip-too-large'
  | 'not-linkedin'
  | 'linkedin-empty'
  | 'json-broken'
  | 'not-a-resume'
  | 'nothing-found';

/** A file or a text of which nothing can be read; the code says why. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
  readonly code: UnreadableCode;

  constructor(code: UnreadableCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
