import { setFlagsFromString } from 'node:v8';

// What the process is started with, however it is started; before anything else is loaded.

// Whatever it makes (database, uploads, mails, secrets) is for its own user alone: 0600, folders 0700.
process.umask(0o077);

// V8 doubles its room for new objects under load and seldom gives it back, in every thread; and it lets old
// ones grow to a multiple of what is in use. Small rooms cost little time here (decision 0039).
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=30');
// SQLite's driver asks for a whole report to learn which C library there is, network and all
Object.assign(process.report, { excludeNetwork: true });

await import('./server.ts');
