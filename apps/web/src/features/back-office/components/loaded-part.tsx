import { useQuery } from '@tanstack/react-query';
import { type ComponentType, createElement } from 'react';
import { dialogCode, WaitingDialog } from '#components/ui/dialog.tsx';
import type { DialogProps } from '#components/ui/dialog-window.tsx';
import { NetworkError, SaidError } from '#lib/api-error.ts';
import { hasTypedText } from '#lib/early-use.ts';
import { LoadedCode, useLoadedCode } from '#lib/loaded-code.ts';
import { answers, renewPage } from '#lib/renew-page.ts';
import { m } from '#messages';
import { Answered } from './answered.tsx';

/** Addresses of stylesheets that did not come. */
const missing = new Set<string>();

// The loader asks for each sheet once: code that comes at the second try would look like nothing.
if (typeof document !== 'undefined') {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') {
        missing.add(target.href);
        target.remove();
      }
    },
    true,
  );
}

/** Asks once more for every stylesheet that did not come; rejects where one still does not. */
export async function fetchMissingSheets(): Promise<void> {
  await Promise.all([...missing].map(fetchSheet));
}

const fetchSheet = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onerror = () => reject(new Error('Code of the page could not be fetched'));
    link.onload = () => {
      missing.delete(href);
      resolve();
    };
    document.head.append(link);
  });

/**
 * A part of a screen whose code is loaded when it is shown first. Until then, and where it does not
 * come, it looks as an answer that is waited for.
 * @param name tells it from other parts
 */
export function loadedPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LoadedPart(props: Props) {
    const code = useQuery({
      queryKey: ['code', name],
      queryFn: async () => ({ Part: await loadOrRenew(load) }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      // anyone who waits for it is told at once, and has a button
      retry: false,
    });
    return <Answered query={code}>{({ Part }) => createElement(Part, props)}</Answered>;
  };
}

/** Code that does not come, in words: there is no line, or a new build has taken its place. */
async function loadOrRenew<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    await fetchMissingSheets();
    return await load();
  } catch (error) {
    if (!(await answers())) throw new NetworkError(error);
    // what was typed beside it would be gone
    if (!hasTypedText()) await renewPage();
    throw new SaidError(m.ui_missing_code_message(), { cause: error });
  }
}

/**
 * A modal whose code is loaded when the first one opens; until then, and where it does not come, it
 * says so in its place.
 */
export function loadedDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  look: (props: Props) => Pick<DialogProps, 'title' | 'kind' | 'size'>,
): ComponentType<Props> {
  const part = new LoadedCode(async () => {
    await fetchMissingSheets();
    const [loaded] = await Promise.all([load(), dialogCode.load()]);
    return loaded;
  });
  return function LoadedDialog(props: Props) {
    const { code: Part, failed, retry } = useLoadedCode(part, true);
    if (Part) return createElement(Part, props);
    return (
      <WaitingDialog
        {...look(props)}
        onOpenChange={props.onClose}
        onRetry={failed ? retry : undefined}
      />
    );
  };
}
