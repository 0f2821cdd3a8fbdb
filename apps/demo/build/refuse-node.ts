import { builtinModules } from 'node:module';
import type { Plugin } from 'vite';

const NODE = new RegExp(`^(node:.*|${builtinModules.join('|')})$`);

/** Fails the build when a handler of the server needs what only Node has: it belongs behind a port. */
export const refuseNode: Plugin = {
  name: 'vitrine:refuse-node',
  enforce: 'pre',
  resolveId: {
    filter: { id: NODE },
    handler(id, importer) {
      this.error(`${importer} needs ${id}, which no browser has`);
    },
  },
};
