import { setFlagsFromString } from 'node:v8';

// What the process is started with, however it is started; before anything else is loaded.

// V8 doubles its room for new objects again and again, to 64 MB, and seldom gives it back. This keeps
// it at its first size; requests take no more of the processor for it (decision 0028).
setFlagsFromString('--semi-space-growth-factor=1');
// an error in the log points at the sources; maps are read with the first error
process.setSourceMapsEnabled(true);
// SQLite's driver asks for a whole report to learn which C library there is; the network's
// interfaces would be most of it
Object.assign(process.report, { excludeNetwork: true });

await import('./server.ts');
