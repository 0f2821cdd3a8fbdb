import { SHARE_IMAGE_SIZE } from '@vitrine/web/demo';

const LINE_CHARACTERS = 38;
const MOST_LINES = 3;

/** The card of a page as a picture: a server draws it as a PNG, with the photo. */
export function shareCard(name: string, headline: string): string {
  const { width, height } = SHARE_IMAGE_SIZE;
  const lines = linesOf(headline).map(
    (line, index) => `<tspan x="80" dy="${index === 0 ? 0 : 56}">${escaped(line)}</tspan>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#0d1512"/><rect x="80" y="120" width="96" height="8" fill="#e8b04a"/><g fill="#f2efe6" font-family="system-ui, sans-serif"><text x="80" y="260" font-size="72" font-weight="700">${escaped(name)}</text><text y="350" font-size="42" opacity=".8">${lines.join('')}</text></g></svg>`;
}

function linesOf(text: string): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length > LINE_CHARACTERS && lines.at(-1)) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines.slice(0, MOST_LINES);
}

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
