import { delay } from 'msw';
import { setupWorker } from 'msw/browser';
import { BrowserStorage } from '#lib/browser-storage.ts';
import { now as time } from '#lib/clock.ts';
import { logFailure } from '#lib/log.ts';
import { randomText } from '#lib/random-text.ts';
import { siteUrl, withBase } from '#lib/site-address.ts';
import { m } from '#messages';
import { demoAnswers } from './answers/index.ts';
import type { Demo } from './demo.ts';
import { DemoStore } from './demo-store.ts';
import { createHandlers } from './endpoint-handlers.ts';
import { paintQrCode } from './qr-picture.ts';
import { makeSample } from './sample/index.ts';
import { followScreenVisits } from './screen-visits.ts';
import { browserFiles } from './uploaded-files.ts';
import { ObservedWaits } from './waits.ts';

/** The demo: the same app, once its API is answered in this browser. */
async function begin(): Promise<void> {
  const now = () => new Date(time());
  const demo: Demo = {
    answers: demoAnswers,
    store: new DemoStore(new BrowserStorage('localStorage'), () => makeSample(now())),
    waits: new ObservedWaits(followScreenVisits()),
    wait: async (ms) => {
      if (ms > 0) await delay(ms);
    },
    now,
    newId: randomText,
    files: browserFiles,
    paintQrCode,
    siteUrl: siteUrl(),
  };
  await answerInBrowser(demo);
  await import('../entry-client.ts');
  const { mountBanner } = await import('./mount-banner.tsx');
  mountBanner(demo);
}

async function answerInBrowser(demo: Demo): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('There are no service workers here');
  const worker = setupWorker(...createHandlers(demo));
  await worker.start({
    serviceWorker: { url: withBase('/mockServiceWorker.js') },
    quiet: true,
    // the site's own files; what is asked of the API has a handler in any case
    onUnhandledFrame: 'bypass',
  });
}

begin().catch((error: unknown) => {
  logFailure('The demo could not start:', error);
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = m.demo_failed();
  document.getElementById('root')?.append(message);
});
