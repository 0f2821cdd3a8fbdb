import { problemSchema } from '@vitrine/contracts';
import { logFailure } from '#lib/log.ts';
import { saveFile } from '#lib/save-file.ts';
import { env } from '../env.ts';

/**
 * Links to what a server makes. What a link downloads browsers ask the host for, past every service
 * worker; here it is fetched like any call, and handed to the browser's own downloads.
 * @param refuse tells why there is no such file or page
 */
export function followLinksToServer(refuse: (reason: string) => void): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href.startsWith(`${window.location.origin}${env.apiUrl}/`)) return;
    // the worker shows a picture that is opened
    if (!link.hasAttribute('download') && link.pathname.includes('/media/')) return;
    event.preventDefault();
    fetchAndSave(link, refuse).catch((error: unknown) => logFailure('No file:', error));
  });
}

async function fetchAndSave(link: HTMLAnchorElement, refuse: (reason: string) => void) {
  const response = await fetch(link.href);
  if (!response.ok) return refuse(problemSchema.parse(await response.json()).detail);
  const name = link.download || (link.pathname.split('/').at(-1) ?? '');
  saveFile(await response.blob(), name);
}
