import { runTurbo } from './bootstrap/turbo.mjs';

process.exitCode = await runTurbo(process.argv.slice(2));
