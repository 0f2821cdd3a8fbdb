import { run } from './bootstrap/run.mjs';

// Turbo reports on its users unless told not to, and has no setting for that in the repository.
const quiet = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
process.exitCode = await run('turbo', process.argv.slice(2), {
  env: { ...process.env, ...quiet },
  shell: process.platform === 'win32',
});
