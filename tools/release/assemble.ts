import { resolve } from 'node:path';
import { makeProgramFolder } from './program-folder.ts';

// `node tools/release/assemble.ts FOLDER`: the folder that the container image is made from.
const [target] = process.argv.slice(2);
if (!target) throw new Error('Say where to: assemble.ts FOLDER');
makeProgramFolder(resolve(target));
