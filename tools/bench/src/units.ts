const BYTES = 1_000_000;

/** How a figure is written; the same everywhere, so that columns can be compared. */
export const units = {
  count: (value: number) => value.toLocaleString('en'),
  share: (value: number) => value.toFixed(value < 0.1 ? 3 : 2),
  perSecond: (value: number) => `${Math.round(value).toLocaleString('en')}/s`,
  seconds: (value: number) => `${value.toFixed(2)} s`,
  milliseconds: (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`,
  megabytes: (value: number) => `${Math.round(value)} MB`,
  bytes: (value: number) =>
    value < BYTES ? `${(value / 1000).toFixed(1)} kB` : `${(value / BYTES).toFixed(1)} MB`,
  times: (value: number) => `${value.toFixed(2)} ×`,
};
export type Unit = keyof typeof units;
