import { decodeText } from '../clean-text.ts';
import type { ImportedResume, Place } from '../imported-resume.ts';
import { openArchive, plainName } from '../open-archive.ts';
import { ResumeBuilder } from '../resume-builder.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { readTable } from './read-table.ts';
import { partless, RECOMMENDATIONS, tables } from './tables.ts';

/** Whether a file by itself is one of the tables of LinkedIn's archive. */
export const isLinkedInTable = (name: string): boolean => tables.has(plainName(name));

/**
 * Reads LinkedIn's data archive. Messages, connections and whatever else is in it stay packed.
 * @param limit most bytes that its tables may unpack to
 * @throws UnreadableFile `not-linkedin`, `linkedin-empty`, `word`, or why the archive cannot be read
 */
export async function readLinkedInArchive(
  file: Blob & { name: string },
  limit?: number,
): Promise<ImportedResume> {
  const isWanted = (name: string) => tables.has(name);
  const { files, others } = await openArchive(file, isWanted, limit);
  // of OpenDocument
  if (others.includes('content.xml')) throw new UnreadableFile('word');
  const isKnown = (name: string) =>
    partless.has(name) ||
    name === RECOMMENDATIONS ||
    /^(connections|messages|registration)\.csv$/.test(name);
  if (files.size === 0) {
    const isEmpty = others.length === 0 || others.some(isKnown);
    throw new UnreadableFile(isEmpty ? 'linkedin-empty' : 'not-linkedin');
  }
  const into = new ResumeBuilder();
  for (const [name, bytes] of inOrder(files)) readFile(name, decodeText(bytes), into);
  for (const name of others) {
    const place: Place = { unit: 'file', of: name, number: 1 };
    if (partless.has(name)) into.unread('no-part', '', place);
    if (name === RECOMMENDATIONS) into.unread('asked-for', '', place);
  }
  return finished(into, file.name);
}

/** Reads one table of the archive, for anyone who has unpacked it. */
export function readLinkedInTable(csv: string, name: string): ImportedResume {
  const into = new ResumeBuilder();
  readFile(plainName(name), csv, into);
  return finished(into, name);
}

function finished(into: ResumeBuilder, name: string): ImportedResume {
  const resume = into.build({ unit: 'file', of: name, number: 1 });
  if (into.isEmpty && resume.unread.length === 0) throw new UnreadableFile('linkedin-empty');
  return resume;
}

/** As the rules list them, whatever the archive does: the profile's words come before others. */
const inOrder = (files: ReadonlyMap<string, Uint8Array>) =>
  [...tables.keys()].flatMap((name) => {
    const bytes = files.get(name);
    return bytes ? [[name, bytes] as const] : [];
  });

function readFile(name: string, csv: string, into: ResumeBuilder): void {
  const rules = tables.get(name);
  if (!rules || csv.trim() === '') return;
  const table = readTable(csv, rules.required);
  const place = (number: number): Place => ({ unit: 'row', of: rules.file, number });
  if (!table) {
    const [first = ''] = csv.split('\n');
    into.unread('wrong-columns', first.slice(0, 300), { unit: 'file', of: rules.file, number: 1 });
    return;
  }
  for (const row of table.rows) {
    rules.read(row, into, place(row.number));
    if (rules.isAlone) continue;
    for (const [column, text] of row.rest()) {
      into.unread('no-part', `${column}: ${text}`, place(row.number));
    }
  }
  for (const row of table.broken) into.unread('broken-row', '', place(row));
}
