import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { endpoints } from '@vitrine/contracts';
import { toOpenApi } from '../src/http/openapi.ts';

// Writes the API document to the given file, for tools that read one from a disk.
const [file] = process.argv.slice(2);
if (!file) throw new Error('Say which file to write: write-openapi.ts <file>');
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(toOpenApi(endpoints, 'https://vitrine.local'), undefined, 2));
