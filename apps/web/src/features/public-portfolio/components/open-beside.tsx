import { type ReactNode, useEffect, useRef } from 'react';

interface OpenBesideProps {
  children: ReactNode;
  everywhere?: boolean | undefined;
}

/**
 * What leads away from a page that is shown in a frame opens beside it: a frame may show this page
 * and no other.
 * @param everywhere also the links of the frame of pages, around what is wrapped
 */
export function OpenBeside({ children, everywhere = false }: OpenBesideProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { signal, abort } = abortable();
    // before the router, which would lead on within the frame
    const links = everywhere ? document : page.current;
    links?.addEventListener('click', openPage, { capture: true, signal });
    // after the page itself, which may open a picture in its own way
    document.addEventListener('click', openRest, { signal });
    return abort;
  }, [everywhere]);
  return <div ref={page}>{children}</div>;
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** The link that was pressed, where it leads away from this page. */
function leadingAway({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.hasAttribute('download') || !/^https?:$/.test(link.protocol)) return undefined;
  const isOnPage = link.hash !== '' && link.pathname === window.location.pathname;
  return isOnPage ? undefined : link;
}

const isFile = (link: HTMLAnchorElement) => link.pathname.startsWith('/media/');

function openPage(event: Event): void {
  const link = leadingAway(event);
  if (link && !isFile(link)) openBeside(event, link);
}

function openRest(event: Event): void {
  const link = event.defaultPrevented ? undefined : leadingAway(event);
  if (link) openBeside(event, link);
}

function openBeside(event: Event, link: HTMLAnchorElement): void {
  event.preventDefault();
  event.stopPropagation();
  window.open(link.href, '_blank', 'noopener');
}
