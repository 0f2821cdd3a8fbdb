import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { takeScreenshots } from './screenshots/take.ts';

// `readme-pictures`: the pictures of README.md, in docs/pictures, from screens of the built site.

const TARGET = join(import.meta.dirname, '../../../docs/pictures');
const MOST_BYTES = 60_000;
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const GAP = 20;

const [desks, phones] = [
  { site: 'home', professional: 'portfolio', 'back-office': 'admin-message' },
  ['article', 'portfolio', 'admin-message'],
];

const folder = await mkdtemp(join(tmpdir(), 'vitrine-readme-'));
const shown = (name: string, { width, height }: typeof DESK) => {
  const theme = name.startsWith('admin') ? 'light' : 'dark';
  const picture = sharp(join(folder, `${name}.${width}.${theme}.png`));
  return picture.extract({ left: 0, top: 0, width, height });
};

try {
  const only = [...new Set([...Object.values(desks), ...phones])];
  const widths = [DESK.width, PHONE.width];
  await takeScreenshots({ folder, data: join(folder, 'data'), only, widths });
  for (const [name, screen] of Object.entries(desks)) {
    await save(name, shown(screen, DESK));
  }
  await save('phone', await besideEachOther(phones));
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function besideEachOther(names: string[]): Promise<Sharp> {
  const inputs = await Promise.all(names.map((name) => shown(name, PHONE).png().toBuffer()));
  const step = PHONE.width + GAP;
  const size = { width: names.length * step - GAP, height: PHONE.height };
  const joined = sharp({ create: { ...size, channels: 4, background: '#0000' } })
    .composite(inputs.map((input, place) => ({ input, left: place * step, top: 0 })))
    .png();
  return sharp(await joined.toBuffer());
}

async function save(name: string, picture: Sharp): Promise<void> {
  const bytes = await picture.resize({ width: 960 }).webp({ quality: 80, effort: 6 }).toBuffer();
  if (bytes.length > MOST_BYTES) throw new Error(`${name} has ${bytes.length} bytes.`);
  await writeFile(join(TARGET, `${name}.webp`), bytes);
}
