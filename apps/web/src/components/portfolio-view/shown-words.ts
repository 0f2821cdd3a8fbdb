import type { MediaItem } from '@vitrine/contracts';

/**
 * Where a link leads, short enough to read: the host without `www.`, or the address of a mail.
 * @example linkHost('https://www.github.com/ngozi') // 'github.com'
 */
export function linkHost(url: string): string {
  if (/^mailto:/i.test(url)) return url.slice('mailto:'.length).split('?')[0] ?? '';
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}

/** What an upload is described as until its owner says more (POR-06). */
export const DEFAULT_MEDIA_DESCRIPTION = 'Uploaded media';

/** The description, or nothing where it is the default one. */
export function writtenDescription({ description }: Pick<MediaItem, 'description'>): string {
  return description === DEFAULT_MEDIA_DESCRIPTION ? '' : description.trim();
}

const FILE_ENDING = /\.(?:avif|gif|heic|jpe?g|mov|mp4|pdf|png|webm|webp)$/i;

/** The title; where it is still a file name, that name without its ending and dashes. */
export function readableTitle({ title }: Pick<MediaItem, 'title'>): string {
  const name = title.replace(FILE_ENDING, '').trim();
  if (name === title || name === '') return title;
  return name.includes(' ') ? name : name.replace(/[-_]+/g, ' ').trim() || title;
}

/** Lines that belong together: running text, or the points of a list without their marks. */
export interface TextBlock {
  isList: boolean;
  lines: string[];
}

const POINT = /^\s*[-–—*•·]\s+/;

/** What people type into a text area: lines that begin with a dash or a dot are a list. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of text.split(/\r?\n/)) {
    const isList = POINT.test(line);
    const last = blocks.at(-1);
    // an empty line between two points does not split the list
    if (last && (last.isList === isList || line.trim() === '')) last.lines.push(line);
    else blocks.push({ isList, lines: [line] });
  }
  return blocks
    .map(({ isList, lines }) =>
      isList
        ? { isList, lines: lines.map((line) => line.replace(POINT, '').trim()).filter(Boolean) }
        : { isList, lines },
    )
    .filter(({ lines }) => lines.some((line) => line.trim() !== ''));
}
