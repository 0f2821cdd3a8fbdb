#!/usr/bin/env node
import { existsSync } from 'node:fs';

// Starts Vitrine, or runs one of its commands, with nothing but Node: `node vitrine.mjs [command]`.

const MAJOR = 24;
const MINOR = 14;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < MAJOR || (major === MAJOR && minor < MINOR)) {
  console.error(
    `Vitrine needs Node ${MAJOR}.${MINOR} or newer; this one is ${process.versions.node}.`,
  );
  process.exit(1);
}
// Settings, as `npm start` reads them; what is set already counts for more.
if (existsSync('.env')) process.loadEnvFile('.env');
await import(new URL('apps/api/dist/main.js', import.meta.url).href);
