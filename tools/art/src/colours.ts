type Triple = readonly [number, number, number];

/** A colour ramp: `#rrggbb` stops at even distances, mixed in OKLab so that no mix turns muddy. */
export function ramp(stops: readonly string[]): (position: number) => string {
  const colours = stops.map(toOklab);
  return (position) => {
    const scaled = Math.min(1, Math.max(0, position)) * (colours.length - 1);
    const index = Math.min(Math.floor(scaled), Math.max(0, colours.length - 2));
    const from = colours[index];
    if (!from) throw new Error('A ramp needs at least one colour');
    return toHex(mixed(from, colours[index + 1] ?? from, scaled - index));
  };
}

function mixed(from: Triple, to: Triple, share: number): Triple {
  const at = (channel: 0 | 1 | 2) => from[channel] + (to[channel] - from[channel]) * share;
  return [at(0), at(1), at(2)];
}

// The matrices are those of https://bottosson.github.io/posts/oklab/.
function toOklab(hex: string): Triple {
  const channel = (start: number) => linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((value) => byte(encoded(value))).join('')}`;
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encoded(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

function byte(value: number): string {
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');
}
