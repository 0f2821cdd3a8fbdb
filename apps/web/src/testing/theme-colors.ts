type Rgb = readonly [number, number, number];

/** Relative luminance of an sRGB colour (0 to 255 a channel), WCAG 2.2. */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21, WCAG 2.2. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** Custom properties of every top-level block whose selector list names `scope`. */
function declarations(css: string, scope: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selectors = '', body = ''] of css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some((selector) => selector.trim() === scope)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
      // a long value is on several lines
      found.set(name, value.trim().replace(/\s+/g, ' ').replace(/\( /g, '(').replace(/ \)/g, ')'));
    }
  }
  return found;
}

function hex(value: string): Rgb {
  const channel = (at: number) => Number.parseInt(value.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Answers the opaque colour behind a token of one theme: a hex, a var() or a two-colour mix. */
export function readTheme(css: string, theme: 'light' | 'dark' | 'paper'): (token: string) => Rgb {
  // paper is light with colours of its own
  const scopes = theme === 'paper' ? ['.light', '.paper'] : [`.${theme}`];
  const tokens = new Map(scopes.flatMap((scope) => [...declarations(css, scope)]));
  const percentage = (value: string) => {
    const [, name] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    return Number.parseInt((name && tokens.get(name)) || value, 10) / 100;
  };
  const resolve = (value: string): Rgb => {
    const [, name] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    if (name) return token(name);
    const mix = /^color-mix\(in srgb, (.+) (\S+), (.+)\)$/.exec(value);
    if (mix) {
      const [one, other] = [resolve(mix[1] ?? ''), resolve(mix[3] ?? '')];
      const share = percentage(mix[2] ?? '');
      const blend = (at: 0 | 1 | 2) => one[at] * share + other[at] * (1 - share);
      return [blend(0), blend(1), blend(2)];
    }
    if (!/^#[\da-f]{6}$/.test(value)) throw new Error(`Not an opaque colour: ${value}`);
    return hex(value);
  };
  const token = (name: string): Rgb => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`No token --${name} in ${theme}`);
    return resolve(value);
  };
  return token;
}
