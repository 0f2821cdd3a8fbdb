// Loaded into the server before its program (site.ts): a story says what time it is there.

/** What a story tells the server; without a time, its clock is that of the machine again. */
export interface ClockOrder {
  serverTime: string | null;
}

const MachineDate = Date;
let aheadMs = 0;

const machineNow = Date.now;
const now = () => machineNow() + aheadMs;

process.on('message', (order: ClockOrder | object) => {
  // a process that the server has started gets messages of its own
  if (!('serverTime' in order)) return;
  const { serverTime } = order;
  aheadMs = serverTime === null ? 0 : MachineDate.parse(serverTime) - machineNow();
  MachineDate.now = now;
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length ? given : [now()], made),
  });
  process.send?.(order);
});
