import icon from '../../public/favicon.svg?raw';
import { START_STATUS_ID } from '../lib/early-use.ts';
import { escapeHtml, type Head, jsonText, type PageLook, renderHead } from '../lib/head.ts';
import { getLocale } from '../lib/locale.ts';
import { lookClasses } from '../lib/page-look.ts';
import type { Hydration } from '../lib/paths.ts';
import { type InitialState, STATE_ID } from './initial-state.ts';
import type { PageAssets } from './page-assets.ts';

interface DocumentParts {
  head: Head;
  origin: string;
  assets: PageAssets;
  /** What React rendered; empty where the browser renders by itself. */
  content: string;
  state: InitialState;
  /** How the app starts on a page that can be read already. */
  start?: StartOfApp;
  /** Of a signed-in area, which only the app can show whole. */
  area?: AreaParts | undefined;
}

interface StartOfApp {
  hydration: Hydration;
  /** Said to screen readers when what was asked for takes long. */
  waiting: string;
  /** Said when it cannot be done. */
  failed: string;
}

interface AreaParts {
  /** Address of the script that runs before anything is painted. */
  script: string;
  /** The input of that script. */
  data: Readonly<Record<string, string>>;
  /** Shown in place of the page when its code does not come. */
  failure: string;
}

/** Of each look's ground: browsers colour the edge of the page with it. */
const THEME_COLORS: Record<PageLook, string> = {
  dark: '#0b1311',
  light: '#faf7f0',
  paper: '#ffffff',
};
/** Part of the document: it is smaller than the headers of a file of its own. */
const ICON = `data:image/svg+xml,${encodeURIComponent(icon.trim())}`;

/** The whole HTML of a page. No script in it but by address: the policy allows no other. */
export function renderDocument(parts: DocumentParts) {
  const { head, origin, assets, content, state, start, area } = parts;
  const { look = 'dark' } = head;
  return `<!doctype html>
<html lang="${getLocale()}" class="${lookClasses[look]}" data-fonts="later">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${area ? areaScript(area) : ''}
${styleLinks(assets)}
${start ? startScript(assets, start) : preloadedScripts(assets)}
${renderHead(head, origin)}
<meta name="theme-color" content="${THEME_COLORS[look]}">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="${ICON}" type="image/svg+xml">
${area ? '<link rel="manifest" href="/site.webmanifest">' : ''}
</head>
<body>
<div id="root">${content}</div>
${start ? startStatus(start) : (area?.failure ?? '')}
<script type="application/json" id="${STATE_ID}">${jsonText(state)}</script>
</body>
</html>
`;
}

/** Before all else, on the connection that is open already: nothing is painted without them. */
function styleLinks({ styles }: PageAssets): string {
  return styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n');
}

/**
 * A page that can be read already gets its scripts from the entry, once it is on the screen or
 * someone uses it: on a slow line they would take the words' and the first picture's share of it.
 * The entry itself is small and comes right after the styles, so that it hears the first tap. Words
 * are painted in the fallback fonts first, for the same reason; the entry loads the others.
 */
function startScript(assets: PageAssets, { hydration }: StartOfApp): string {
  const { entry, scripts, fonts, joinedStyles } = assets;
  return `<script type="module" async src="${entry}" data-hydration="${hydration}" data-scripts="${scripts.join(' ')}" data-styles="${joinedStyles.join(' ')}" data-fonts="${fonts.join(' ')}"></script>`;
}

/** First of all, so that it waits for no style: what it does must be done at the first paint. */
function areaScript({ script, data }: AreaParts): string {
  const attributes = Object.entries(data).map(
    ([name, value]) => ` data-${name}="${escapeHtml(value)}"`,
  );
  return `<script src="${script}"${attributes.join('')}></script>`;
}

/**
 * Nothing of an area can be used without its scripts: all of them at once, after the styles. The
 * fonts weigh a quarter as much, and are asked for once the app answers (web-fonts.ts).
 */
function preloadedScripts({ entry, scripts }: PageAssets): string {
  return [
    ...scripts.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${entry}"></script>`,
  ].join('\n');
}

/** Where lib/early-use.ts speaks, which carries no words of its own. */
function startStatus({ waiting, failed }: StartOfApp): string {
  return `<p id="${START_STATUS_ID}" role="status" data-waiting="${escapeHtml(waiting)}" data-failed="${escapeHtml(failed)}"></p>`;
}
