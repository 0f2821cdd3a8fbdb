/** A timer for which the process does not stay; browsers know no such thing. */
export function inBackground(timer: NodeJS.Timeout): NodeJS.Timeout {
  timer.unref?.();
  return timer;
}
