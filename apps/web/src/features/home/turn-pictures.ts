import { savesData } from '#lib/network.ts';

/** How long before its turn a picture may start to load. */
const PREPARE_MS = 2_500;
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

const running = new WeakMap<HTMLElement, () => void>();

/**
 * Shows one picture of the hero after another and, after the last, the first again; its dots choose
 * one, its button stops them. Without React, which only writes the markup: the home page needs no
 * app. Who asked for less motion or less data sees one picture that stays.
 * @param hero the element with `data-turn-ms`; around `[data-slide]`, `[data-dot]` and `[data-play]`
 * @returns what ends it; a second call for the same hero answers the same
 */
export function turnPictures(hero: HTMLElement): () => void {
  const stop = running.get(hero) ?? start(hero);
  running.set(hero, stop);
  return stop;
}

function start(hero: HTMLElement): () => void {
  const turnMs = Number(hero.dataset.turnMs);
  const all = (part: string) => [...hero.querySelectorAll<HTMLElement>(`[data-${part}]`)];
  const play = hero.querySelector<HTMLElement>('[data-play]');
  const motion = window.matchMedia(LESS_MOTION);
  const ended = new AbortController();
  const { signal } = ended;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let wanted = true;
  let held = false;

  /** Pictures that are not shown soon are hidden, so that nothing loads them. */
  const prepare = (index: number) => {
    const slide = all('slide')[index];
    if (slide) slide.hidden = false;
  };
  /** A whole turn for the picture that is shown. */
  const wait = () => {
    for (const timer of timers) clearTimeout(timer);
    const reduced = motion.matches || savesData();
    if (play) play.hidden = reduced;
    const slides = all('slide');
    timers = [];
    if (reduced || held || !wanted || slides.length < 2) return;
    const current = slides.findIndex(({ dataset }) => dataset.current === 'true');
    const next = (current + 1) % slides.length;
    // part of the entry: lib/clock.ts would be a file of its own, and one request more for every page
    timers = [
      setTimeout(prepare, Math.max(0, turnMs - PREPARE_MS), next),
      setTimeout(show, turnMs, next),
    ];
  };
  const show = (index: number) => {
    prepare(index);
    for (const [place, slide] of all('slide').entries()) {
      slide.dataset.current = String(place === index);
    }
    for (const [place, dot] of all('dot').entries()) {
      dot.ariaCurrent = place === index ? 'true' : null;
    }
    wait();
  };
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    if (button === play) {
      wanted = !wanted;
      play.toggleAttribute('data-paused', !wanted);
      play.ariaLabel = (wanted ? play.dataset.pauseLabel : play.dataset.playLabel) ?? null;
      wait();
    }
    const chosen = all('dot').indexOf(button);
    if (chosen >= 0) show(chosen);
  };
  /** While the keyboard is on the controls, nothing changes under it. */
  const hold = ({ type, target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    held = type === 'focusin' && !!button?.matches(':focus-visible');
    wait();
  };
  hero.addEventListener('click', press, { signal });
  for (const type of ['focusin', 'focusout']) hero.addEventListener(type, hold, { signal });
  motion.addEventListener('change', wait, { signal });
  wait();

  return () => {
    ended.abort();
    for (const timer of timers) clearTimeout(timer);
    running.delete(hero);
  };
}
