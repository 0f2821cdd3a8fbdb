import { isOwnPicture, safeLink } from './addresses.ts';
import type { Token, Tokens } from './lexer.ts';
import type { Inline } from './tree.ts';

const text = (words: string): Inline[] => (words ? [{ kind: 'text', text: words }] : []);

const MARKED = { strong: 'strong', em: 'emphasis', del: 'deleted' } as const;

/** The running text of a token; raw markup in it comes out as the text it is. */
export function toInlines(tokens: readonly Token[] | undefined): Inline[] {
  return joined((tokens ?? []).flatMap(toInline));
}

function toInline(token: Token): Inline[] {
  switch (token.type) {
    case 'strong':
    case 'em':
    case 'del':
      return [{ kind: MARKED[token.type], children: toInlines(token.tokens) }];
    case 'codespan':
      return [{ kind: 'code', text: token.text }];
    case 'br':
      return [{ kind: 'break' }];
    case 'checkbox':
      return text(token.checked ? '☑ ' : '☐ ');
    case 'link':
      return toLink(token as Tokens.Link);
    case 'image':
      return toPicture(token as Tokens.Image);
    case 'escape':
      return text(token.text);
    case 'text':
      return token.tokens ? toInlines(token.tokens) : text(token.text);
    default:
      return text(token.raw);
  }
}

/** The words alone where the address is none to follow. */
function toLink({ href, tokens }: Tokens.Link): Inline[] {
  const link = safeLink(href);
  const children = toInlines(tokens);
  return link ? [{ kind: 'link', ...link, children }] : children;
}

const ESCAPED = /\\([!-/:-@[-`{-~])/g;

/** Of a picture from elsewhere the description stays. */
function toPicture({ href, text: written, title }: Tokens.Image): Inline[] {
  // read aloud, a backslash would be one
  const alt = written.replace(ESCAPED, '$1');
  if (!isOwnPicture(href)) return text(alt);
  const caption = title?.trim();
  return [{ kind: 'picture', src: href, alt, ...(caption && { caption }) }];
}

/** Neighbouring texts as one. */
function joined(inlines: readonly Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const inline of inlines) {
    const last = result.at(-1);
    if (inline.kind === 'text' && last?.kind === 'text') {
      result[result.length - 1] = { kind: 'text', text: last.text + inline.text };
    } else result.push(inline);
  }
  return result;
}
