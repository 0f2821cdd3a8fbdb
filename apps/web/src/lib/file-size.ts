import { formatCount } from './locale.ts';

const KIBIBYTE = 1024;
const MEBIBYTE = KIBIBYTE * KIBIBYTE;

/** '1.2 MB', '240 kB' */
export function fileSize(bytes: number): string {
  const [amount, unit] =
    bytes < MEBIBYTE ? [Math.max(1, bytes / KIBIBYTE), 'kilobyte'] : [bytes / MEBIBYTE, 'megabyte'];
  const maximumFractionDigits = unit === 'megabyte' ? 1 : 0;
  return formatCount(amount, { style: 'unit', unit, maximumFractionDigits });
}
