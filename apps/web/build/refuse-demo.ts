import type { Plugin } from 'vite';

/** What only the demo and the tests are made of. */
const DEMO = /\/src\/(demo|testing)\/|\/apps\/demo\/|\/node_modules\/(msw|@mswjs)\//;

/** Fails the build when anything of the demo would reach a site that has a server. */
export function refuseDemo(): Plugin {
  return {
    name: 'vitrine:refuse-demo',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.keys(file.modules) : [],
      );
      const strange = findDemo(modules);
      if (strange) this.error(`This belongs to the demo alone: ${strange}`);
    },
  };
}

/** The first module of the demo among those of a build. */
export const findDemo = (modules: readonly string[]): string | undefined =>
  modules.find((id) => DEMO.test(id.replaceAll('\\', '/')));
