import type { Manifest, Plugin } from 'vite';

const ID = 'virtual:client-manifests';

/** Lets the server's bundle know what the client's build wrote for each language; empty while there is none. */
export function clientManifests(manifests: Readonly<Record<string, Manifest>> = {}): Plugin {
  return {
    name: 'vitrine:client-manifests',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) =>
      id === `\0${ID}` ? `export const clientManifests = ${JSON.stringify(manifests)};` : undefined,
  };
}
