import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

interface Bill {
  serialNumber?: string;
  metadata: { timestamp?: string };
  components: { 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

const DASHES = /^(.{8})(.{4})(.{4})(.{4})(.{12}).*/;

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/**
 * Gives a bill of materials an order, a time and a number that follow from what it lists. pnpm
 * lists as it finds, with the time of the moment and a random number: no two would be alike.
 */
export function settleBill(file: string, madeAt: Date): void {
  const bill = JSON.parse(readFileSync(file, 'utf8')) as Bill;
  delete bill.serialNumber;
  bill.metadata.timestamp = madeAt.toISOString();
  bill.components.sort((one, other) => compare(one['bom-ref'], other['bom-ref']));
  bill.dependencies.sort((one, other) => compare(one.ref, other.ref));
  for (const { dependsOn } of bill.dependencies) dependsOn?.sort(compare);
  const hash = createHash('sha256').update(JSON.stringify(bill)).digest('hex');
  const settled = { ...bill, serialNumber: `urn:uuid:${hash.replace(DASHES, '$1-$2-$3-$4-$5')}` };
  writeFileSync(file, `${JSON.stringify(settled, undefined, 2)}\n`);
}
