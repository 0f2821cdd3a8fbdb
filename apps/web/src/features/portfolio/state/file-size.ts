import { m } from '#messages';
import { getLocale } from '../../../lib/locale.ts';

const KIBIBYTE = 1024;
const MEBIBYTE = KIBIBYTE * KIBIBYTE;

/** A file's size as people read it: '4.1 MB'. */
export function fileSize(bytes: number): string {
  const short = new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 1 });
  if (bytes >= MEBIBYTE) return m.media_megabytes({ amount: short.format(bytes / MEBIBYTE) });
  return m.media_kilobytes({ amount: Math.max(1, Math.round(bytes / KIBIBYTE)) });
}
