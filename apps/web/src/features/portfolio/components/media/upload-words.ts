import { m } from '#messages';
import { fileSize } from '../../state/file-size.ts';
import type { Upload } from '../../state/uploads/upload.ts';

/** How large it is, and what became of that. */
export function sizeOf({ file, lighter }: Upload): string {
  const before = fileSize(file.size);
  if (!lighter || lighter.size === file.size) return before;
  return m.media_shrunk({ before, after: fileSize(lighter.size) });
}

/** How far it is, in a word. */
export function stepOf({ status, item, progress }: Upload, noLine: boolean): string {
  if (status === 'waiting') return noLine ? '' : m.media_waiting();
  if (status === 'preparing') return m.media_preparing();
  if (status !== 'sending') return '';
  if (item) return m.media_setting_cv();
  if (progress >= 1) return m.media_finishing();
  return m.media_sending({ percent: Math.round(progress * 100) });
}

/** Why it does not go on, where that is nobody's mistake. */
export function noteOf({ status }: Upload, noLine: boolean): string | undefined {
  if (status === 'waiting' && noLine) return m.media_no_line();
  return status === 'stopped' ? m.media_stopped() : undefined;
}
