/** In session storage: the outdated build because of which this tab was reloaded. */
const LEFT_BUILD = 'leftBuild';
/** Names the build that is running: the address of this code carries a hash of what is in it. */
const BUILD = import.meta.url;
const TIMEOUT_MS = 10_000;

let renewing: Promise<boolean> | undefined;

/**
 * Code of this page could not be fetched, most likely because a new build has taken its place:
 * loads the page again, at the address that it has now. Once for each build, so that code that is
 * missing for good makes no loop, and only when the server answers: while offline, the page that
 * is shown is better than the browser's error page.
 *
 * Not done for every `vite:preloadError`, which also tells of code that is only fetched ahead.
 * @returns whether the page is being loaded again
 */
export function renewPage(): Promise<boolean> {
  // Two requests at once make one reload.
  renewing ??= renew().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** Reloads the page if the server answers; for the button that tries again. */
export async function reloadIfAnswered(): Promise<boolean> {
  if (!(await answers())) return false;
  window.location.reload();
  return true;
}

async function renew(): Promise<boolean> {
  if (readLeftBuild() === BUILD || !(await answers()) || !leaveBuild()) return false;
  window.location.reload();
  return true;
}

/** Whether the server is there, which failed requests of code do not say. */
export async function answers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { status } = await fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal,
    });
    return status < 500;
  } catch {
    return false;
  }
}

function readLeftBuild(): string | null {
  try {
    return window.sessionStorage.getItem(LEFT_BUILD);
  } catch {
    return null;
  }
}

/** False without session storage: the page would be reloaded without end. */
function leaveBuild(): boolean {
  try {
    window.sessionStorage.setItem(LEFT_BUILD, BUILD);
    return true;
  } catch {
    return false;
  }
}
