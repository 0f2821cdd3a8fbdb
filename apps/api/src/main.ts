import { setFlagsFromString } from 'node:v8';

// What the process is started with, however it is started; before anything else is loaded.

// Whatever it makes (database, uploads, mails, secrets) is for its own user alone: 0600, folders 0700.
process.umask(0o077);

// V8 doubles its room for new objects again and again while the program is loaded, and seldom gives
// it back. Until the server listens the room stays at its first size; afterwards it grows with the
// load, so that requests have garbage collected less often (decision 0028).
const growRoomForNewObjects = (factor: number) =>
  setFlagsFromString(`--semi-space-growth-factor=${factor}`);
growRoomForNewObjects(1);
// SQLite's driver asks for a whole report to learn which C library there is, network and all
Object.assign(process.report, { excludeNetwork: true });

await import('./server.ts');
growRoomForNewObjects(2);
