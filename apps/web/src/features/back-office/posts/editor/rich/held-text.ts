import { isTangled, readEditable, type Unheld } from '@vitrine/markdown';
import type { Node } from 'prosemirror-model';
import { docOf, nodesOf } from './read-doc.ts';
import { schema } from './schema.ts';
import { settled } from './settled.ts';
import { around, type Stretch, textOf } from './stretches.ts';
import { blockMarkdown, isReadAs, type Sign, signAfter, signOf } from './write-doc.ts';

/** A block as it stood in the text that was opened. */
interface Original {
  node: Node;
  raw: string;
  /** The empty lines after it. */
  gap: string;
}

/** A block, and the place that it had in the text that was opened. */
interface Piece {
  node: Node;
  /** Undefined for what is new, or changed. */
  original: number | undefined;
  /** The same, also of what stands where one block was changed. */
  stands: number | undefined;
}

/** Why a text is written as Markdown: what would be lost, or that it would look different. */
export type Unheldness = Unheld | 'different';

/**
 * A text of Markdown that an editor shows formatted. What nobody touches is given back letter for
 * letter; what is changed, as the plainest Markdown that is read as it looks.
 */
export class HeldText {
  readonly doc: Node;
  readonly #lead: string;
  readonly #originals: readonly Original[];
  /** What was written of blocks, which stay the same objects while others change. */
  readonly #written = new WeakMap<Node, Map<string, string>>();
  /** What was written last and is read as it was meant. */
  #good: readonly Stretch[] = [];

  private constructor(lead: string, originals: readonly Original[], doc: Node) {
    this.#lead = lead;
    this.#originals = originals;
    this.doc = doc;
  }

  /** Opens a text, or says why it cannot be held without changing it. */
  static open(text: string): HeldText | Unheldness {
    const read = readEditable(text);
    if (typeof read === 'string') return read;
    const originals: Original[] = [];
    const blocks: Node[] = [];
    for (const { raw, gap, blocks: some } of read.parts) {
      const made = nodesOf(some);
      blocks.push(...made);
      // what became several blocks, or none, has no raw text of one
      const [node, ...others] = made;
      if (node && others.length === 0) originals.push({ node, raw, gap });
      else originals.push(...made.map((one) => ({ node: one, raw: '', gap: '' })));
    }
    const doc = docOf(blocks);
    const held = new HeldText(read.lead, originals, doc);
    const isWhole = originals.every(({ raw }) => raw !== '');
    const sameLetters = text.replace(/\r\n?/g, '\n');
    if (isWhole && blocks.length > 0 && held.write(doc) !== sameLetters) return 'different';
    // whatever is changed first, all of it can be written anew
    const anew = new HeldText('', [], doc);
    return isReadAs(anew.write(doc), settled(doc)) ? held : 'different';
  }

  /** A document, which was this text's own and has been changed since, as Markdown. */
  write(doc: Node): string {
    const pieces = this.#pieces(doc);
    const anew = pieces.map((piece) => ({ ...piece, original: undefined, stands: undefined }));
    // what stood well beside its old neighbours may not beside new ones
    const ways = [
      () => this.#joined(pieces, false),
      () => this.#joined(pieces, true),
      () => this.#joined(anew, false),
      () => this.#joined(anew, true),
    ];
    let text = '';
    for (const way of ways) {
      const written = way();
      text = textOf(written);
      if (!this.#isGood(written, text, doc)) continue;
      this.#good = written;
      break;
    }
    return text;
  }

  /**
   * Whether what was written is read as the document. Blocks that stand among the same ones as when all
   * was read last are read as they were then: a letter typed in a long text asks for a few of them.
   */
  #isGood(written: readonly Stretch[], text: string, doc: Node): boolean {
    const changed = around(this.#good, written);
    if (changed.length > 0 && changed.length < written.length && !isTangled(text)) {
      const nodes = changed.flatMap(({ node }) => node ?? []);
      if (isReadAs(textOf(changed), settled(docOf(nodes)))) return true;
    }
    return isReadAs(text, settled(doc));
  }

  /** The blocks of a document, each with the place that it had in the text. */
  #pieces(doc: Node): Piece[] {
    const found = this.#found(doc.children);
    const pieces: Piece[] = doc.children.map((node, at) => {
      const original = found[at];
      return { node, original, stands: original };
    });
    for (const [at, piece] of pieces.entries()) {
      const before = at === 0 ? -1 : pieces[at - 1]?.original;
      const isLast = at === pieces.length - 1;
      const after = isLast ? this.#originals.length : pieces[at + 1]?.original;
      if (before !== undefined && after === before + 2) piece.stands = before + 1;
    }
    return pieces;
  }

  /** Which block of the text each is: what nobody has touched before and behind a change stays itself. */
  #found(blocks: readonly Node[]): (number | undefined)[] {
    const isThis = (place: number, block: Node | undefined) => {
      const original = this.#originals[place];
      return Boolean(block && original && original.raw !== '' && original.node.eq(block));
    };
    const shorter = Math.min(blocks.length, this.#originals.length);
    const moved = this.#originals.length - blocks.length;
    let start = 0;
    while (start < shorter && isThis(start, blocks[start])) start += 1;
    let end = blocks.length;
    while (blocks.length - end < shorter - start && isThis(end - 1 + moved, blocks[end - 1]))
      end -= 1;
    let last = start - 1;
    return blocks.map((block, at) => {
      if (at < start) return at;
      if (at >= end) return at + moved;
      const here = (place: number) => isThis(place, block);
      const behind = this.#originals.findIndex((_, place) => place > last && here(place));
      const place = behind >= 0 ? behind : this.#originals.findIndex((_, other) => here(other));
      if (place < 0) return undefined;
      last = place;
      return place;
    });
  }

  #joined(pieces: readonly Piece[], careful: boolean): Stretch[] {
    const written: Stretch[] = [];
    let before: Piece | undefined;
    let sign: Sign | undefined;
    for (const piece of pieces) {
      const { node } = piece;
      const known = piece.original === undefined ? undefined : this.#originals[piece.original];
      if (!known && isEmpty(node)) continue;
      sign = this.#signAt(piece) ?? signAfter(before?.node, sign, node);
      const gap = this.#between(before, piece, careful);
      written.push({ node, gap, text: known ? known.raw : this.#block(node, sign, careful) });
      before = piece;
    }
    const end = this.#end(before);
    return end ? [...written, { node: undefined, gap: end, text: '' }] : written;
  }

  /** What stands behind the last block. */
  #end(last: Piece | undefined): string {
    if (!last) return this.#originals.length === 0 ? this.#lead : '';
    const isEnd = last.stands === this.#originals.length - 1;
    return isEnd ? (this.#originals.at(-1)?.gap ?? '') : '';
  }

  /** The sign of the list that stood there: it is told from its neighbours by it. */
  #signAt({ node, stands }: Piece): Sign | undefined {
    const stood = stands === undefined ? undefined : this.#originals[stands];
    return stood?.node.type === node.type ? signOf(stood.raw, node) : undefined;
  }

  /** The empty lines that stood there; where others meet, one, and careful beside what is changed. */
  #between(before: Piece | undefined, { stands, original }: Piece, careful: boolean): string {
    if (!before) return stands === 0 ? this.#lead : '';
    if (before.stands === undefined || stands !== before.stands + 1) return '\n\n';
    const gap = this.#originals[before.stands]?.gap ?? '\n\n';
    const isChanged = before.original === undefined || original === undefined;
    return careful && isChanged && !/\n.*\n/.test(gap) ? '\n\n' : gap;
  }

  #block(node: Node, sign: Sign | undefined, careful: boolean): string {
    const known = this.#written.get(node) ?? new Map<string, string>();
    this.#written.set(node, known);
    const key = `${sign} ${careful}`;
    const text = known.get(key) ?? blockMarkdown(node, sign, careful);
    known.set(key, text);
    return text;
  }
}

/** Whether nothing of a block would be read. */
function isEmpty(node: Node): boolean {
  const only = settled(docOf([node])).firstChild;
  return only?.type === schema.nodes.paragraph && only.content.size === 0;
}
