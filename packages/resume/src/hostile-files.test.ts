import { constants, crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { wordText } from './documents/word-text.ts';
import { ARCHIVE_MAX_FILES, UNPACKED_MAX_BYTES } from './limits.ts';
import { readResumeFile } from './read-resume.ts';
import { craftedZip, deflated } from './testing.ts';

const MEBIBYTE = 1024 * 1024;
const refusal = (code: string) => expect.objectContaining({ name: 'UnreadableFile', code });
const values = (found: readonly { value: unknown }[]) => found.map(({ value }) => value);
const json = (text: string) => new File([text], 'resume.json');

const DEPTH = 100_000;
const nested = (open: string, close: string) => open.repeat(DEPTH) + close.repeat(DEPTH);
const deepList = nested('[', ']');
const deepObject = `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`;

describe('a JSON Resume that means harm', () => {
  it.each([
    ['as a whole', (deep: string) => deep],
    ['as a part', (deep: string) => `{"work":${deep},"skills":[{"name":"Go"}]}`],
    ['as an entry', (deep: string) => `{"work":[${deep}],"skills":[{"name":"Go"}]}`],
    ['as a field', (deep: string) => `{"work":[{"name":${deep}}],"skills":[{"name":"Go"}]}`],
    ['as a field of its own', (deep: string) => `{"skills":[{"name":"Go","x":${deep}}]}`],
    ['as a list of texts', (deep: string) => `{"skills":[{"name":"Go","keywords":${deep}}]}`],
    ['beside what is known', (deep: string) => `{"skills":[{"name":"Go"}],"x":${deep}}`],
    ['as basics', (deep: string) => `{"basics":${deep},"skills":[{"name":"Go"}]}`],
    ['in basics', (deep: string) => `{"basics":{"location":${deep}},"skills":[{"name":"Go"}]}`],
    ['in meta', (deep: string) => `{"meta":{"services":[${deep}]},"skills":[{"name":"Go"}]}`],
  ])('may nest 100,000 lists or objects %s', async (where, around) => {
    for (const deep of [deepList, deepObject]) {
      const read = readResumeFile(json(around(deep)));
      if (where === 'as a whole') await expect(read).rejects.toEqual(refusal('not-a-resume'));
      else expect(values((await read).skills)).toEqual(['Go']);
    }
  });

  it('leaves no trace in the prototypes of this program, and reads duplicate names once', async () => {
    const { skills, items } = await readResumeFile(
      json(`{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},
        "skills":[{"name":"Rust"}],"skills":[{"__proto__":{"polluted":1},"name":"Go"}],
        "work":[{"name":"Camtel","name":"MTN","position":"Engineer"}]}`),
    );
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(values(skills)).toEqual(['Go']);
    expect(values(items.experiences)).toMatchObject([{ company: 'MTN' }]);
  });

  it('may hold numbers beyond all numbers, and halves of characters', async () => {
    const { items, skills } = await readResumeFile(
      json(
        `{"skills":[{"name":"half \\ud800 a pair"},{"name":1e400}],
          "work":[{"name":"Camtel","startDate":1e400,"endDate":-1e400,"position":"x\\udfffy"}]}`,
      ),
    );
    const [work] = values(items.experiences) as { title: string }[];
    expect(work?.title).toBe('x\ufffdy');
    for (const skill of values(skills)) expect(String(skill).isWellFormed()).toBe(true);
  });

  it('may hold one text as long as a file may be, and no longer', async () => {
    const most = 10 * 1024 * 1024;
    const around = '{"basics":{"summary":""}}';
    const long = (length: number) => json(around.replace('""', `"${'a'.repeat(length)}"`));
    const { words } = await readResumeFile(long(most - around.length));
    expect(words.summary?.value).toHaveLength(most - around.length);
    await expect(readResumeFile(long(most))).rejects.toEqual(refusal('too-large'));
  });
});

const GO = 'Name\nGo\n';

describe('a zip that means harm', () => {
  const skills = async (name: string, text = GO) => ({
    ...{ name, packed: await deflated(text), size: text.length, crc: crc32(text) },
  });

  it.each(['../../../Skills.csv', '/etc/Skills.csv', 'C:\\Windows\\Skills.csv', '..\\Skills.csv'])(
    'is refused when a name in it leads elsewhere: %s',
    async (name) => {
      const zip = craftedZip([await skills('Profile.csv', ''), await skills(name)]);
      await expect(readResumeFile(zip)).rejects.toEqual(refusal('zip-damaged'));
    },
  );

  it('is read by the last part of a very long name', async () => {
    const zip = craftedZip([await skills(`${'a/'.repeat(30_000)}Skills.csv`)]);
    expect(values((await readResumeFile(zip)).skills)).toEqual(['Go']);
  });

  it('has one file of a name, the first', async () => {
    const entries = [await skills('Skills.csv'), await skills('x/SKILLS.CSV', 'Name\nRust\n')];
    expect(values((await readResumeFile(craftedZip(entries))).skills)).toEqual(['Go']);
  });

  it('may not list 65,536 files', async () => {
    const many = 65_536;
    expect(many).toBeGreaterThan(ARCHIVE_MAX_FILES);
    const one = await skills('Skills.csv');
    const others = Array(many - 1).fill({ ...one, of: 0 });
    // the directory counts with 16 bits
    const zip = craftedZip([one, ...others], many % 65_536);
    await expect(readResumeFile(zip)).rejects.toEqual(refusal('zip-too-large'));
  });

  it('counts bytes again that several of its files share', async () => {
    const text = ' '.repeat(6 * MEBIBYTE);
    const first = await skills('Skills.csv', text);
    const others = ['Positions.csv', 'Education.csv', 'Projects.csv'];
    const zip = craftedZip([first, ...others.map((name) => ({ ...first, name, of: 0 }))]);
    expect(zip.size).toBeLessThan(20_000);
    await expect(readResumeFile(zip)).rejects.toEqual(refusal('zip-too-large'));
  });
});

describe('a Word document that means harm', () => {
  const PART = 64 * MEBIBYTE;
  const PARTS = 64;

  /** 4 GB of blanks in 4 MB, as one stream. */
  async function fourGigabytes(): Promise<Uint8Array<ArrayBuffer>> {
    const flush = { finishFlush: constants.Z_FULL_FLUSH };
    const part = deflateRawSync(Buffer.alloc(PART, ' '), flush);
    const end = deflateRawSync(Buffer.alloc(0));
    return new Uint8Array(Buffer.concat([...Array.from({ length: PARTS }, () => part), end]));
  }

  it.each([
    ['and says so', 2 ** 32 - 1, 'zip-too-large', 0],
    ['and says that it is small', 1_000, 'zip-damaged', MEBIBYTE],
    ['and claims all that is allowed', UNPACKED_MAX_BYTES, 'zip-damaged', 2 * UNPACKED_MAX_BYTES],
  ])('unpacks to 4 GB %s', async (_what, size, code, most) => {
    const packed = await fourGigabytes();
    const unpacked = countUnpacked();
    const zip = craftedZip([{ name: 'word/document.xml', packed, size }]);
    await expect(readResumeFile(zip)).rejects.toEqual(refusal(code));
    expect(unpacked()).toBeLessThanOrEqual(most);
  });

  it('has very many cells, which are read in one go', async () => {
    const cells = 200_000;
    const text = `<w:tr>${'<w:tc><w:p/></w:tc>'.repeat(cells)}</w:tr>`;
    const zip = craftedZip([
      {
        ...{ name: 'word/document.xml', packed: await deflated(text) },
        size: text.length,
        crc: crc32(text),
      },
    ]);
    expect(await wordText(zip)).toHaveLength(cells);
  });

  it('declares entities that grow, which are not its words', async () => {
    const text = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY f SYSTEM "file:///etc/passwd">]><w:p><w:t>Go &b;&f;</w:t></w:p>`;
    const zip = craftedZip([
      {
        ...{ name: 'word/document.xml', packed: await deflated(text) },
        size: text.length,
        crc: crc32(text),
      },
    ]);
    expect(await wordText(zip)).toBe('Go &b;&f;\n');
  });
});

describe('a PDF that means harm', () => {
  /** One page, and what the document says of its pages. */
  function pdfOf(tree: string): File {
    const commands = 'BT /F 9 Tf (Go) Tj ET';
    const object = (number: number, text: string) => `${number} 0 obj\n${text}\nendobj\n`;
    const resources = '/Resources << /Font << /F 4 0 R >> >>';
    const objects = [
      object(1, '<< /Type /Catalog /Pages 2 0 R >>'),
      object(2, `<< /Type /Pages ${tree} >>`),
      object(
        3,
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 900] /Contents 5 0 R ${resources} >>`,
      ),
      object(4, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
      object(5, `<< /Length ${commands.length} >>\nstream\n${commands}\nendstream`),
    ];
    return new File(['%PDF-1.7\n', ...objects, 'trailer << /Root 1 0 R >>\n%%EOF'], 'cv.pdf');
  }
  it.each([
    ['that contain themselves', '/Kids [2 0 R 2 0 R] /Count 2'],
    ['that are not there', '/Kids [9 0 R] /Count 1'],
    ['that are something else', '/Kids [4 0 R] /Count 1'],
    ['many times what there are', '/Kids [3 0 R] /Count 1000000000'],
  ])('is refused when it lists pages %s', async (_what, tree) => {
    const read = readResumeFile(pdfOf(tree));
    await expect(read).rejects.toMatchObject({ name: 'UnreadableFile' });
  });
});

/** How many bytes streams have inflated from here on. */
function countUnpacked(): () => number {
  let bytes = 0;
  const native = globalThis.DecompressionStream;
  const counted = class {
    readonly readable: ReadableStream<Uint8Array>;
    readonly writable: WritableStream<BufferSource>;
    constructor(format: CompressionFormat) {
      const { readable, writable } = new native(format);
      this.writable = writable;
      this.readable = readable.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, into) {
            bytes += chunk.length;
            into.enqueue(chunk);
          },
        }),
      );
    }
  };
  vi.stubGlobal('DecompressionStream', counted);
  onTestFinished(() => void vi.unstubAllGlobals());
  return () => bytes;
}
