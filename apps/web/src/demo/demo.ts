import type { DemoAnswers, DemoPlatform } from './demo-call.ts';
import type { DemoStore } from './demo-store.ts';
import type { ObservedWaits } from './waits.ts';

/** Below this path lies the demo's API; nothing below it is ever asked of the host. */
export const DEMO_API = '/demo-api';

/** Everything that answers for the server. */
export interface Demo extends DemoPlatform {
  answers: DemoAnswers;
  store: DemoStore;
  waits: ObservedWaits;
  wait: (ms: number) => Promise<void>;
  /** Draws an address as a QR code, a PNG. */
  paintQrCode: (address: string) => Promise<Blob | ArrayBuffer>;
}
