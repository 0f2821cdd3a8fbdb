import type { Plugin } from 'vite';
import { classOf } from '../src/components/layout/layout-class.ts';
import { LAYOUT, POSITION, TEXT } from '../src/styles/shared-classes.ts';

/** Adds a rule for each value of each option to the site's styles; of two, the later one wins. */
export function sharedClasses(): Plugin {
  const rules = Object.entries({ ...LAYOUT, ...TEXT, ...POSITION }).flatMap(([option, values]) =>
    Object.entries(values).map(([value, says]) => `.${classOf(option, value)} { ${says} }`),
  );
  return {
    name: 'vitrine:shared-classes',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/styles\/index\.css$/ },
      handler: (css) => `${css}\n@layer shared {\n${rules.join('\n')}\n}\n`,
    },
  };
}
