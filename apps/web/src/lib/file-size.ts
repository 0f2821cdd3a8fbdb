import { getLocale } from './locale.ts';

const KIBIBYTE = 1024;
const MEBIBYTE = KIBIBYTE * KIBIBYTE;

/** '1.2 MB', '240 kB' */
export function fileSize(bytes: number): string {
  const [amount, unit] =
    bytes < MEBIBYTE ? [bytes / KIBIBYTE, 'kilobyte'] : [bytes / MEBIBYTE, 'megabyte'];
  return new Intl.NumberFormat(getLocale(), {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(amount);
}
