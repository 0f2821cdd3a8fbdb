import type { Pasted } from './pasted-html.ts';

export type { PasteLoss } from './pasted-html.ts';

const FORMATTED = /<(h[1-6]|ul|ol|table|a|b|strong|i|em|blockquote|p)\b/i;

/** Stands in what was copied out of the formatted text of this editor; its plain text is Markdown. */
export const OWN_HTML = 'data-pm-slice';

/** Whether there is more to what was copied than its words. */
export const isFormatted = (html: string): boolean => FORMATTED.test(html);

/** What was copied elsewhere as Markdown; its plain words where it cannot be read. */
export async function readPasted(html: string, words: string): Promise<Pasted> {
  const plain = { markdown: words, pictures: 0 };
  const read = await import('./pasted-html.ts')
    .then(({ pastedMarkdown }) => pastedMarkdown(html))
    .catch(() => plain);
  return read.markdown ? read : { ...plain, pictures: read.pictures };
}
