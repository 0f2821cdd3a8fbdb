import type { Plugin } from 'vite';

const ROUTER = /^react-router(\/dom)?$/;
const DEVELOPMENT = '/dist/development/';
/** For React's developer tools; each keeps a component in the bundle that nobody renders. */
const NAMES = /^\w+\.displayName = "\w+";$/gm;
/** Calls that do nothing but make a component, which no bundler can know. */
const MADE = /(?<=^var \w+ = )(?=React\w*\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * The router as visitors need it. Its package leads every bundler to its development files, with
 * their warnings; the finished ones lie beside them.
 */
export function leanRouter(): Plugin {
  return {
    name: 'vitrine:lean-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!ROUTER.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace(DEVELOPMENT, '/dist/production/') };
    },
    transform: (code, id) =>
      id.includes('/react-router/dist/') ? { code: leanModule(code), map: null } : null,
  };
}

/** Of the router's framework mode, which no link of ours asks for. */
const PREFETCH = /(?<=^function PrefetchPageLinks\(.*\) \{$)/m;

/** Lets the bundler leave out the components that nobody renders: forms, scroll restoration, … */
export function leanModule(code: string): string {
  return code
    .replace(NAMES, '')
    .replace(MADE, '/* @__PURE__ */ ')
    .replace(PREFETCH, 'return null;');
}
