import { formatCount } from '#lib/locale.ts';

const MEGABYTE = 1_000_000;
const GIGABYTE = 1_000 * MEGABYTE;

/** '1.2 GB', '240 MB' */
export function diskSize(bytes: number): string {
  const [amount, unit] =
    bytes < GIGABYTE ? [bytes / MEGABYTE, 'megabyte'] : [bytes / GIGABYTE, 'gigabyte'];
  const maximumFractionDigits = unit === 'gigabyte' || amount < 10 ? 1 : 0;
  return formatCount(amount, { style: 'unit', unit, maximumFractionDigits });
}
