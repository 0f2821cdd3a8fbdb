import { strToU8, zipSync } from 'fflate';

/** LinkedIn's data archive as a file, made of the tables that are given by name. */
export function linkedInArchive(
  tables: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
): File {
  const files = Object.entries(tables).map(([name, table]) => [
    name,
    typeof table === 'string' ? strToU8(table) : table,
  ]);
  const bytes = zipSync(Object.fromEntries(files));
  return new File([bytes], 'Basic_LinkedInDataExport.zip', { type: 'application/zip' });
}

/** A file in a zip as its directory lists it, which may lie. */
export interface CraftedEntry {
  name: string;
  /** Deflated. */
  packed: Uint8Array<ArrayBuffer>;
  /** What it claims to unpack to, in bytes. */
  size: number;
  crc?: number;
  /** The entry whose bytes it names as its own; its own where it is left out. */
  of?: number;
}

/** Deflates a text, as zips hold it. */
export async function deflated(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const packing = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packing).arrayBuffer());
}

/** A zip that is written field by field: names, sizes and offsets are as they are given. */
export function craftedZip(entries: readonly CraftedEntry[], count = entries.length): File {
  const parts: Uint8Array[] = [];
  const offsets: number[] = [];
  let at = 0;
  const add = (...more: (Uint8Array | string)[]) => {
    for (const part of more) {
      const bytes = typeof part === 'string' ? strToU8(part) : part;
      parts.push(bytes);
      at += bytes.length;
    }
  };
  for (const entry of entries) {
    const { of } = entry;
    if (of !== undefined) {
      offsets.push(offsets[of] ?? 0);
      continue;
    }
    offsets.push(at);
    add(fields([4, 0x04034b50], ...about(entry)), entry.name, entry.packed);
  }
  const start = at;
  const listed = new Map<CraftedEntry, Uint8Array>();
  entries.forEach((entry, index) => {
    const rest: Field[] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offsets[index] ?? 0],
    ];
    // the same one very many times is made once
    const bytes = listed.get(entry) ?? fields([4, 0x02014b50], [2, 20], ...about(entry), ...rest);
    listed.set(entry, bytes);
    add(bytes, entry.name);
  });
  const size = at - start;
  add(
    fields([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, start], [2, 0]),
  );
  // one piece: a file of very many is slow to read
  const whole = new Uint8Array(at);
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return new File([whole], 'crafted.zip');
}

type Field = [width: 2 | 4, value: number];

/** What both the header of a file and the directory say of it. */
const about = ({ name, packed, size, crc = 0 }: CraftedEntry): Field[] => [
  ...([
    [2, 20],
    [2, 0],
    [2, 8],
    [4, 0],
    [4, crc],
    [4, packed.length],
    [4, size],
  ] as Field[]),
  ...([
    [2, strToU8(name).length],
    [2, 0],
  ] as Field[]),
];

function fields(...all: Field[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(all.reduce((sum, [width]) => sum + width, 0)));
  let at = 0;
  for (const [width, value] of all) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return new Uint8Array(view.buffer);
}
