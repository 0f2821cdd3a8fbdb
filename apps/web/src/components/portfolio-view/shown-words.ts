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

/** What cameras, phones and messengers call files, before their number or moment. */
const DEVICE_WORDS = new Set(
  `img mvi mvimg image photo picture pic pxl dsc dscn dscf dcim cimg gopr dji vid video mov scan fb received
  snapchat whatsapp wp screenshot screen shot screenshots screenrecording recording capture bildschirmfoto
  fullsizerender unnamed untitled sans titre`.split(/\s+/),
);
const BESIDE_THEM = new Set('at à am pm wa mp d écran ecran edited copy copie'.split(' '));
/** What a camera says behind the number: how the picture was taken. */
const MODE = /(?<=\d)[._-](?:bokeh|burst|cover|hdr|long_exposure|mp|night|pano|portrait|raw)\b.*$/i;
const CAMERA_NAME = /^(?:_mg_|img_e|g[hlx]\d\d)\d{4}$/i;
/** Ends in the name of the app that was open. */
const SCREENSHOT = /^screen(?:shot|_?record(?:ing|er)?)[_-]\d{4}-?\d\d-?\d\d[_-]\d\d[\d-]+_\S+$/i;
const LONG_NUMBER = /^(?:p|gh?|gx)?[\d\s_:.()-]{7,}$/i;
/** As programs make them: letters and digits by chance. */
const RANDOM_NAME = /^(?=.*\d)(?:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|[\da-f]{16,})$/i;

const DEVICE_NAMES = [CAMERA_NAME, SCREENSHOT, LONG_NUMBER, RANDOM_NAME];

/** Whether a file is called what a device or a program calls it: 'IMG_2034', 'Screenshot 2026-03-04 at 10.20'. */
function isDeviceName(title: string): boolean {
  // some systems write an accent as a letter of its own
  const name = title.normalize('NFC').replace(MODE, '');
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isOfDevice =
    words.some((word) => DEVICE_WORDS.has(word)) &&
    words.every((word) => DEVICE_WORDS.has(word) || BESIDE_THEM.has(word));
  return isOfDevice || DEVICE_NAMES.some((pattern) => pattern.test(name));
}

/** What is under a picture: its title, or nothing where that is only what its camera called it. */
export function shownCaption({ title }: Pick<MediaItem, 'title'>): string {
  return isDeviceName(title.replace(FILE_ENDING, '').trim()) ? '' : readableTitle({ title });
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

/** An address as people say it; as in the CV to download. */
export const spokenAddress = (url: string): string =>
  url.replace(/^(https?:\/\/(www\.)?|mailto:)/i, '').replace(/[?#].*$|\/+$/g, '');
