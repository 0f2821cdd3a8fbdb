import path from 'node:path';
import type { Plugin } from 'vite';
import { compileMessages } from './compile-messages.ts';

/** Compiles the messages again when one changes during development. */
export function recompileMessages(): Plugin {
  const folder = path.resolve(import.meta.dirname, '../messages');
  return {
    name: 'vitrine:recompile-messages',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(folder) || !file.endsWith('.json')) return;
        compileMessages().catch((error: unknown) => server.config.logger.error(String(error)));
      });
    },
  };
}
