/** A piece of running text. Every text in a tree is plain: anyone who writes markup escapes it. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'emphasis' | 'deleted'; children: Inline[] }
  /** `href` leads to http, https, mailto or this site; `external`: to another host. */
  | { kind: 'link'; href: string; external: boolean; children: Inline[] }
  | Picture;

/** `src` is one of the site's own pictures. */
export interface Picture {
  kind: 'picture';
  src: string;
  alt: string;
  /** What is under it where it is alone in its paragraph. */
  caption?: string;
}

/** A cell of a table. */
export interface Cell {
  align: 'left' | 'center' | 'right' | undefined;
  children: Inline[];
}

/** What is on lines of its own. There is no kind for markup: what looks like it is text. */
export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  /** The words of an item in a list without empty lines. */
  | { kind: 'line'; children: Inline[] }
  | { kind: 'heading'; level: 2 | 3 | 4 | 5 | 6; children: Inline[] }
  /** `language` as it was written beside the opening fence. */
  | { kind: 'code'; text: string; language?: string }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'list'; start: number | undefined; items: Block[][] }
  | { kind: 'table'; head: Cell[]; rows: Cell[][] }
  /** A picture on lines of its own, with its caption. */
  | { kind: 'figure'; picture: Picture; caption: string }
  | { kind: 'rule' };
