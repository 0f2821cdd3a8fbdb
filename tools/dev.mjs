import { developmentSettings } from './bootstrap/development.mjs';
import { runTurbo } from './bootstrap/turbo.mjs';
import { ROOT } from './bootstrap/versions.mjs';

// `pnpm dev`: API and web app, both reloading, with the settings and the data folder of `npm start`.
// Loose: turbo would keep settings from what it runs.
const settings = developmentSettings(ROOT, process.env);
process.exitCode = await runTurbo(['run', 'dev', '--ui=stream', '--env-mode=loose'], settings);
