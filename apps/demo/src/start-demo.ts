import { visitor } from '@vitrine/api/in-browser';
import { signInResultSchema } from '@vitrine/contracts';
import {
  type DemoAccount,
  env,
  fileAddress,
  followScreenVisits,
  logFailure,
  now,
  siteUrl,
  startApp,
} from '@vitrine/web/demo';
import { delay } from 'msw';
import { setupWorker } from 'msw/browser';
import { createHandlers } from './handlers.ts';
import { browserShelf, createFiles } from './ports/files.ts';
import { browserPictures } from './ports/pictures.ts';
import { browserState } from './saved-state.ts';
import { type DemoServer, openDemoServer } from './server.ts';
import { ObservedWaits } from './waits.ts';

/**
 * Starts the app as it is, once its calls are answered in this browser; what comes before the database
 * is open waits for it.
 */
export async function startDemo(): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('There are no service workers here');
  const server = openDemoServer({
    clock: { now },
    publicUrl: siteUrl(),
    files: createFiles(browserShelf),
    pictures: browserPictures,
    state: browserState,
    // carries a hash of all that is in it
    build: import.meta.url,
    onFailure: (what) => logFailure('The demo could not do this:', what),
  });
  await answerCalls(server);
  await startApp({ signIn: (account) => signIn(server, account), onReset: server.reset });
  await server.opened;
}

async function answerCalls(server: DemoServer): Promise<void> {
  const handlers = createHandlers({
    ...{ api: env.apiUrl, server, waits: new ObservedWaits(followScreenVisits()) },
    wait: async (ms) => {
      if (ms > 0) await delay(ms);
    },
    onMissing: (what) => logFailure('Not part of the demo:', what),
  });
  await setupWorker(...handlers).start({
    serviceWorker: { url: fileAddress('/mockServiceWorker.js') },
    quiet: true,
    // the site's own files; what is asked of the API has a handler in any case
    onUnhandledFrame: 'bypass',
  });
}

/** @returns undefined where the account has been given a second step */
async function signIn(server: DemoServer, { email }: DemoAccount) {
  const body = { email, password: 'any password' };
  const answer = await server.run(async ({ invoke }) =>
    Response.json((await invoke('auth.login', { body }, visitor)).body),
  );
  const signedIn = signInResultSchema.safeParse(await answer.json()).data;
  if (!signedIn || 'second_step' in signedIn) return undefined;
  return { token: signedIn.access_token, refreshToken: signedIn.refresh_token };
}
