/** Makes `Date` stand still; on its own, so that it can be sent into a browser as text. */
export function fixDate(now: number): void {
  const SystemDate = globalThis.Date;
  globalThis.Date = new Proxy(SystemDate, {
    construct: (target, parts, newTarget) =>
      Reflect.construct(target, parts.length === 0 ? [now] : parts, newTarget),
    get: (target, name) => (name === 'now' ? () => now : Reflect.get(target, name)),
  });
}
