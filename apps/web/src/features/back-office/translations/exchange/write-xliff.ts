import {
  inParagraphs,
  XLIFF_NAMESPACE,
  type Xliff,
  type XliffFile,
  type XliffUnit,
} from './xliff.ts';

/**
 * A document of XLIFF 2.0. A text is a unit, and each of its paragraphs a segment; what is between
 * those is not to be translated. Markdown is written as text: its signs are few, a translator sees
 * them as in every editor, and no inline elements have to come back whole.
 */
export function writeXliff({ source, target, files }: Xliff): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${XLIFF_NAMESPACE}" version="2.0" srcLang="${escaped(source)}" trgLang="${escaped(target)}">`,
    ...files.flatMap(fileLines),
    '</xliff>',
    '',
  ].join('\n');
}

const fileLines = ({ id, notes, units }: XliffFile): string[] => [
  `  <file id="${escaped(id)}" canResegment="no" xml:space="preserve">`,
  ...noteLines(notes, '    '),
  ...units.flatMap(unitLines),
  '  </file>',
];

const unitLines = (unit: XliffUnit): string[] => [
  `    <unit id="${escaped(unit.id)}">`,
  ...noteLines(unit.notes, '      '),
  ...segmentLines(unit),
  '    </unit>',
];

function noteLines(notes: readonly string[], indent: string): string[] {
  if (notes.length === 0) return [];
  // a note is plain text: no <cp> can be in it
  const lines = notes.map(
    (note) => `${indent}  <note>${escaped(note.replace(FORBIDDEN, ''))}</note>`,
  );
  return [`${indent}<notes>`, ...lines, `${indent}</notes>`];
}

function segmentLines({ source, target }: XliffUnit): string[] {
  const sources = inParagraphs(source);
  const targets = inParagraphs(target);
  const isAlike = target === '' || sources.length === targets.length;
  if (!isAlike) return [segmentOf(source, target)];
  return sources.flatMap((text, place) => {
    if (text === '') return [];
    if (text.trim() === '') {
      // as the translation has it; an empty one begins as its source
      const between = targets[place] ?? text;
      return [
        `      <ignorable>${wrapped('source', text)}${wrapped('target', between)}</ignorable>`,
      ];
    }
    return [segmentOf(text, targets[place] ?? '')];
  });
}

const segmentOf = (source: string, target: string) =>
  target === ''
    ? `      <segment state="initial">${wrapped('source', source)}</segment>`
    : `      <segment state="translated">${wrapped('source', source)}${wrapped('target', target)}</segment>`;

const wrapped = (name: string, text: string) =>
  `<${name}>${escaped(text).replace(FORBIDDEN, codePoint)}</${name}>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // a parser makes a line end of a bare one
  '\r': '&#13;',
};

const escaped = (text: string) => text.replace(/[&<>"\r]/g, (sign) => ENTITIES[sign] ?? sign);

/** What no XML document can hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const codePoint = (sign: string) =>
  `<cp hex="${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}"/>`;
