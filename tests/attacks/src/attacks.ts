import type { Attack } from './attack.ts';
import { bodyBombs } from './attacks/body-bombs.ts';
import { changingPage } from './attacks/changing-page.ts';
import { crowd } from './attacks/crowd.ts';
import { cutReads } from './attacks/cut-reads.ts';
import { cutUploads } from './attacks/cut-uploads.ts';
import { foreignLock } from './attacks/foreign-lock.ts';
import { fullDisk } from './attacks/full-disk.ts';
import { kill } from './attacks/kill.ts';
import { loginStorm } from './attacks/login-storm.ts';
import { madeUpAddresses } from './attacks/made-up-addresses.ts';
import { pictureBombs } from './attacks/picture-bombs.ts';
import { postgresStop } from './attacks/postgres-stop.ts';
import { sigterm } from './attacks/sigterm.ts';
import { slowClients } from './attacks/slow-clients.ts';
import { soak } from './attacks/soak.ts';

/** Every attack, by its name on the command line, in the order of the page. */
export const attacks: Readonly<Record<string, Attack>> = {
  kill,
  'postgres-stop': postgresStop,
  'full-disk': fullDisk,
  'slow-clients': slowClients,
  'cut-reads': cutReads,
  'cut-uploads': cutUploads,
  'picture-bombs': pictureBombs,
  'login-storm': loginStorm,
  crowd,
  'made-up-addresses': madeUpAddresses,
  'body-bombs': bodyBombs,
  'foreign-lock': foreignLock,
  sigterm,
  'changing-page': changingPage,
  soak,
};
