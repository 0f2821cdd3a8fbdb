/** Text that is markup already. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | number | false | undefined | readonly Part[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Writes markup; what is put into it is escaped, unless it was made here too. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const written = strings.reduce(
    (text, string, index) => text + markupOf(parts[index - 1]) + string,
  );
  return new Html(written);
}

function markupOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(markupOf).join('');
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Writes a sentence; what is between backticks becomes code. */
export function prose(text: string): Html {
  const parts = text.split('`');
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
