import styles from './lightbox.module.css';
import { followSwipes } from './swipes.ts';

const ICONS = {
  close: ['M18 6 6 18', 'm6 6 12 12'],
  previous: ['m15 18-6-6 6-6'],
  next: ['m9 18 6-6-6-6'],
} as const;

/**
 * Shows the picture that a link leads to over the page, and the others of its gallery before and
 * after it. The dialog is the browser's own, which keeps the focus inside. It is an entry of the
 * history, so that the way back closes it.
 * @param opener gets the focus back
 */
export function openLightbox(opener: HTMLAnchorElement): void {
  const gallery = opener.closest<HTMLElement>('[data-pictures]');
  // pressed twice before the code was here
  if (!gallery || document.querySelector('dialog[data-lightbox][open]')) return;
  const words = gallery.dataset;
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]')];
  let shown = links.indexOf(opener);

  const dialog = make('dialog', styles.lightbox);
  dialog.dataset.lightbox = '';
  dialog.ariaLabel = words.pictures ?? '';
  const place = make('p', styles.place);
  place.setAttribute('role', 'status');
  const stage = make('div', styles.stage);
  const caption = make('p', styles.caption);

  const show = (next: number) => {
    shown = (next + links.length) % links.length;
    const link = links[shown];
    if (!link) return;
    stage.replaceChildren(enlarged(link));
    caption.textContent = captionOf(link);
    place.textContent = (words.place ?? '')
      .replace('{place}', String(shown + 1))
      .replace('{total}', String(links.length));
  };
  const close = () => dialog.close();
  const previous = button('previous', words.previous, () => show(shown - 1));
  const next = button('next', words.next, () => show(shown + 1));
  dialog.append(place, button('close', words.close, close), stage, caption);
  if (links.length > 1) dialog.append(previous, next);

  const ended = new AbortController();
  const { signal } = ended;
  let isBack = false;
  dialog.addEventListener('keydown', (event) => {
    const keys: Readonly<Record<string, number>> = {
      ArrowLeft: shown - 1,
      ArrowRight: shown + 1,
      Home: 0,
      End: links.length - 1,
    };
    const to = keys[event.key];
    if (to === undefined) return;
    event.preventDefault();
    show(to);
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === stage) close();
  });
  followSwipes(stage, {
    left: () => show(shown + 1),
    right: () => show(shown - 1),
    down: close,
  });
  window.addEventListener(
    'popstate',
    () => {
      isBack = true;
      close();
    },
    { signal },
  );
  dialog.addEventListener('close', () => {
    ended.abort();
    dialog.remove();
    opener.focus({ preventScroll: true });
    if (!isBack) window.history.back();
  });

  show(shown);
  document.body.append(dialog);
  dialog.showModal();
  // with the router's own state: it takes this for the entry that it knows
  window.history.pushState({ ...window.history.state, over: true }, '');
}

/** The picture of a link as large as there is room; until it is here, the small one in its place. */
function enlarged(link: HTMLAnchorElement): HTMLElement {
  const small = link.querySelector('img');
  if (!small) throw new Error('A link to a picture without a picture');
  const copy = (small.closest('picture') ?? small).cloneNode(true) as HTMLElement;
  const image = copy.querySelector('img') ?? (copy as HTMLImageElement);
  const width = widestOf(link);
  const room = width ? `min(100vw, ${width}px)` : '100vw';
  for (const source of copy.querySelectorAll('source')) source.sizes = room;
  const [wide, high] = ['width', 'height'].map((name) => Number(small.getAttribute(name)));
  const ratio = wide && high ? wide / high : 1;
  image.className = styles.image ?? '';
  image.loading = 'eager';
  image.style.aspectRatio = String(ratio);
  image.style.inlineSize = `min(100%, (100dvh - var(--around)) * ${ratio}, ${width ?? 1_920}px)`;
  if (small.currentSrc) image.style.backgroundImage = `url("${small.currentSrc}")`;
  return copy;
}

/** What is under it on the page, line by line. */
function captionOf(link: HTMLAnchorElement): string {
  const lines = link.closest('figure')?.querySelectorAll('figcaption > *') ?? [];
  return Array.from(lines, (line) => line.textContent).join('\n');
}

/** In pixels, as its own address says: `…/1280x960.webp`. */
const widestOf = ({ href }: HTMLAnchorElement) => /\/(\d+)x\d+\.\w+$/.exec(href)?.[1];

function make<K extends keyof HTMLElementTagNameMap>(tag: K, className = '') {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}

/** A button that needs no app; the entry would wait for that one (lib/early-use.ts). */
function button(icon: keyof typeof ICONS, label = '', onClick: () => void): HTMLButtonElement {
  const made = make('button', `round ${styles.button} ${styles[icon]}`);
  made.type = 'button';
  made.ariaLabel = label;
  made.title = label;
  made.dataset.answered = '';
  made.append(drawing(ICONS[icon]));
  made.addEventListener('click', onClick);
  return made;
}

const SVG = 'http://www.w3.org/2000/svg';

function drawing(paths: readonly string[]): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  for (const d of paths) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}
