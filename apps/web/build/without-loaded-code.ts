import type { Plugin } from 'vite';

/** Comes when someone writes, pastes or imports, with libraries of its own. */
const LOADED =
  /\/posts\/editor\/(rich\/formatted-text\.tsx|pasted-html\.ts)$|\/resume\/src\/[^/]+\/read-[^/]+\.ts$/;

/**
 * Leaves out of the renderer what only a browser ever asks for: a page on the server is drawn before
 * anyone presses anything. The build fails where such a module is imported in another way.
 */
export function withoutLoadedCode(): Plugin {
  return {
    name: 'vitrine:without-loaded-code',
    enforce: 'pre',
    load: (id) => (isLoadedLater(id) ? 'export {};' : undefined),
  };
}

/** Whether no page that is drawn on the server can need a module. */
export const isLoadedLater = (id: string): boolean => LOADED.test(id.replaceAll('\\', '/'));
