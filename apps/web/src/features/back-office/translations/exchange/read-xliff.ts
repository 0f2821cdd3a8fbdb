import { Parser } from 'htmlparser2';
import {
  withPlainLineEnds,
  XLIFF_NAMESPACE,
  type Xliff,
  type XliffFile,
  type XliffUnit,
} from './xliff.ts';

/** Why a document cannot be read. */
export type XliffProblem = 'cut' | 'doctype' | 'notXliff' | 'version';

export class XliffError extends Error {
  override name = 'XliffError';
  readonly problem: XliffProblem;

  constructor(problem: XliffProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * What a document of XLIFF 2 says. Entities are not expanded: nothing but those of XML itself is known,
 * and a document that declares others is refused.
 * @throws {XliffError} for anything else, and for a document that is not whole
 */
export function readXliff(xml: string): Xliff {
  const text = withPlainLineEnds(xml);
  const reader = new Reader();
  const parser = new Parser(
    {
      onprocessinginstruction: (name) => {
        if (name.startsWith('!')) throw new XliffError('doctype');
      },
      onopentag: (name, attributes) => reader.open(name, attributes),
      ontext: (words) => reader.text(words),
      onclosetag: (name, isImplied) => {
        const tag = text.slice(parser.startIndex, parser.endIndex + 1);
        // of an element that closes itself that is said as well
        if (isImplied && !tag.endsWith('/>')) throw new XliffError('cut');
        reader.close(name);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  return reader.document();
}

type Part = { element: 'segment' | 'ignorable'; source: string; target: string | undefined };
interface OpenUnit {
  id: string;
  parts: Part[];
  hasMarkup: boolean;
}

/** Elements that a text may hold: a note of a translation tool, and a character that XML cannot hold. */
const PLAIN = ['mrk', 'sm', 'em', 'cp'];

/** Elements in elements: many more than any tool writes. */
const DEEPEST = 50;

class Reader {
  #root: Xliff | undefined;
  #isWhole = false;
  /** What the namespace of XLIFF is called in the document: '' or with a colon. */
  #prefix = '';
  readonly #path: string[] = [];
  readonly #files: (XliffFile & { units: XliffUnit[] })[] = [];
  #unit: OpenUnit | undefined;

  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#path.length === 0) this.#begin(tag, attributes);
    if (this.#path.length > DEEPEST) throw new XliffError('notXliff');
    const name = this.#named(tag);
    const parent = this.#path.at(-1);
    const part = this.#textOpen();
    this.#path.push(name);
    if (name === 'file' && parent === 'xliff') {
      this.#files.push({ id: attributes.id ?? '', notes: [], units: [] });
    } else if (name === 'unit') {
      this.#unit = { id: attributes.id ?? '', parts: [], hasMarkup: false };
    } else if ((name === 'segment' || name === 'ignorable') && parent === 'unit') {
      this.#unit?.parts.push({ element: name, source: '', target: undefined });
    } else if (name === 'target' && this.#textOpen()) {
      this.#add('');
    } else if (part && this.#unit) {
      if (!PLAIN.includes(name)) this.#unit.hasMarkup = true;
      if (name === 'cp') this.#add(codePoint(attributes.hex), part);
    }
  }

  text(text: string): void {
    // what is outside of elements is no XML at all
    if (this.#path.length === 0 && text.replace('\ufeff', '').trim() !== '') {
      throw new XliffError('notXliff');
    }
    this.#add(text);
  }

  close(tag: string): void {
    const name = this.#named(tag);
    this.#path.pop();
    if (this.#path.length === 0) this.#isWhole = true;
    if (name !== 'unit' || !this.#unit) return;
    const { id, parts, hasMarkup } = this.#unit;
    this.#files.at(-1)?.units.push({ id, notes: [], hasMarkup, ...joined(parts) });
    this.#unit = undefined;
  }

  document(): Xliff {
    if (!this.#root) throw new XliffError('notXliff');
    if (!this.#isWhole) throw new XliffError('cut');
    return { ...this.#root, files: this.#files };
  }

  #begin(tag: string, attributes: Readonly<Record<string, string>>): void {
    const [prefix = '', name = ''] = tag.includes(':') ? tag.split(':') : ['', tag];
    if (name !== 'xliff' || this.#root) throw new XliffError('notXliff');
    const { version = '', srcLang = '', trgLang = '' } = attributes;
    const namespace = attributes[prefix ? `xmlns:${prefix}` : 'xmlns'];
    if (namespace !== XLIFF_NAMESPACE || !/^2\.[01]$/.test(version))
      throw new XliffError('version');
    this.#prefix = prefix && `${prefix}:`;
    this.#root = { source: srcLang, target: trgLang, files: [] };
  }

  #named = (tag: string) =>
    tag.startsWith(this.#prefix) ? tag.slice(this.#prefix.length) : `?${tag}`;

  /** Which text is open: not that of a suggestion, which has the same names beside a segment. */
  #textOpen(): 'source' | 'target' | undefined {
    const at = this.#path.findIndex((name) => name === 'segment' || name === 'ignorable');
    const name = at > 0 && this.#path[at - 1] === 'unit' ? this.#path[at + 1] : undefined;
    return name === 'source' || name === 'target' ? name : undefined;
  }

  #add(text: string, to = this.#textOpen()): void {
    const part = this.#unit?.parts.at(-1);
    if (!part || !to) return;
    part[to] = (part[to] ?? '') + text;
  }
}

/** The paragraphs of a unit as one text; what is between them is as in the source unless a tool says otherwise. */
function joined(parts: readonly Part[]): Pick<XliffUnit, 'source' | 'target'> {
  const said = parts.filter(({ element }) => element === 'segment');
  const isMissing = said.some(({ target = '' }) => target.trim() === '');
  const targetOf = ({ element, source, target = element === 'segment' ? '' : source }: Part) =>
    target;
  return {
    source: parts.map(({ source }) => source).join(''),
    target: isMissing ? '' : parts.map(targetOf).join(''),
  };
}

function codePoint(hex = ''): string {
  const code = /^[\da-f]{1,6}$/i.test(hex) ? Number.parseInt(hex, 16) : Number.NaN;
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
