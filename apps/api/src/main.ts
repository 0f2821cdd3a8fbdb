import { setFlagsFromString } from 'node:v8';

// What the process is started with, however it is started; before anything else is loaded.

// Half of the memory of an idle server would be room for new objects, which V8 doubles again and
// again and seldom gives back. This keeps it at its first size, and no slower (decision 0028).
setFlagsFromString('--semi-space-growth-factor=1');
// an error in the log points at the sources; maps are read with the first error
process.setSourceMapsEnabled(true);

await import('./server.ts');
