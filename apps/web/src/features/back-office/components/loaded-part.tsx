import { useQuery } from '@tanstack/react-query';
import { type ComponentType, createElement } from 'react';
import { dialogCode, WaitingDialog } from '#components/ui/dialog.tsx';
import type { DialogProps } from '#components/ui/dialog-window.tsx';
import { LoadedCode, useLoadedCode } from '#lib/loaded-code.ts';
import { renewPage } from '#lib/renew-page.ts';
import { Answered } from './answered.tsx';

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
    });
    return <Answered query={code}>{({ Part }) => createElement(Part, props)}</Answered>;
  };
}

/** A new build may have taken the place of the one that this page is of. */
async function loadOrRenew<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    await renewPage();
    throw error;
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
