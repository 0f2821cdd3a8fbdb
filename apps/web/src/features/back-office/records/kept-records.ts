import { type EditedRecord, specsOf } from './edited-record.ts';

/** Another number when what is kept changes its shape: older drafts are passed over then. */
const FORMAT = 1;

export const keptRecords = (records: readonly EditedRecord[]): object => ({
  format: FORMAT,
  records,
});

/** The records of a draft; undefined for what an older version of the product wrote. */
export function readRecords(content: unknown): EditedRecord[] | undefined {
  const { format, records } = Object(content) as { format?: unknown; records?: unknown };
  if (format !== FORMAT || !Array.isArray(records) || records.length === 0) return undefined;
  return records.every(isRecord) ? records : undefined;
}

function isRecord(record: unknown): record is EditedRecord {
  const { key, source, whole, values } = Object(record) as Partial<EditedRecord>;
  if (typeof key !== 'string' || typeof whole !== 'object') return false;
  try {
    return specsOf(Object(source)).every(({ path }) => typeof Object(values)[path] === 'string');
  } catch {
    return false;
  }
}
