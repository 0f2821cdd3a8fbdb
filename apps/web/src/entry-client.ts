import './styles/index.css';
import { afterFirstPaint } from './lib/after-first-paint.ts';
import { rememberEarlyClick } from './lib/early-click.ts';
import { renewPage } from './lib/renew-page.ts';

/** As small as can be: the words come first, and what makes them answer comes after. */
async function begin(): Promise<void> {
  const clickAgain = rememberEarlyClick();
  await whenParsed();
  const root = document.getElementById('root');
  if (!root) return;
  const scripts = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts;
  if (scripts !== undefined) {
    await afterFirstPaint();
    for (const href of scripts.split(' ').filter(Boolean)) askFor(href);
  }
  try {
    const { start } = await import('./start.tsx');
    await start(root);
  } catch (error) {
    if (!(await renewPage())) tellFailure();
    throw error;
  }
  // React takes over what it has not come to yet before it answers a click.
  clickAgain();
}

/** An area has nothing else to show; a public page can still be read, and its links lead on. */
function tellFailure(): void {
  const failure = document.getElementById('start-failure');
  if (!failure) return;
  failure.hidden = false;
  failure.previousElementSibling?.remove();
}

/** All at once, not each when the one before it turns out to need it. */
function askFor(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/** This script comes as soon as it can, which may be before the page has come whole. */
async function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}

void begin();
