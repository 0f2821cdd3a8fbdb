import { posix } from 'node:path';

/** One instruction of a Dockerfile, continued lines joined. */
type Instruction = { name: string; text: string };

type Stage = { base: string; alias: string | undefined; instructions: Instruction[] };

/** Whether a path, from the repository's root, is there. */
export type Exists = (path: string) => boolean;

const WORKDIR = '/app/';
const MADE_IN_THE_BUILD = /(^|\/)(node_modules|dist)(\/|$)/;

/** What would make the image fail to build, or to be safe to run, as far as its text shows. */
export function findDockerfileProblems(text: string, exists: Exists): string[] {
  const stages = parseStages(text);
  const final = stages.at(-1);
  if (!final) return ['the Dockerfile has no stage'];
  return [
    ...stages.flatMap((stage, place) => findCopyProblems(stage, stages.slice(0, place), exists)),
    ...findRunProblems(final, exists),
  ];
}

function parseStages(text: string): Stage[] {
  const stages: Stage[] = [];
  const lines = text.replace(/^\s*#.*$/gm, '').replaceAll(/\\\n/g, ' ');
  for (const line of lines.split('\n').filter((one) => one.trim() !== '')) {
    const [name = '', ...words] = line.trim().split(/\s+/);
    if (name === 'FROM') {
      stages.push({ base: words[0] ?? '', alias: words[2], instructions: [] });
    } else {
      stages.at(-1)?.instructions.push({ name, text: words.join(' ') });
    }
  }
  return stages;
}

function findCopyProblems(stage: Stage, earlier: Stage[], exists: Exists): string[] {
  return stage.instructions
    .filter(({ name }) => name === 'COPY' || name === 'ADD')
    .flatMap(({ text }) => {
      const words = text.split(' ');
      const sources = words.filter((word) => !word.startsWith('--')).slice(0, -1);
      const from = /--from=(\S+)/.exec(text)?.[1];
      if (from && !earlier.some(({ alias }) => alias === from)) {
        return [`COPY --from=${from} names no earlier stage`];
      }
      const made = earlier.find(({ alias }) => alias === from);
      const paths = from ? sources.map((source) => source.replace(WORKDIR, '')) : sources;
      return paths
        .filter((path) => !(made && isMadeIn(made, path)) && !exists(path))
        .map((path) => `COPY ${path}: there is no such path`);
    });
}

/** Whether a path of a stage comes about there: the whole system, an output, what a command names. */
function isMadeIn({ instructions }: Stage, path: string): boolean {
  if (path === '/' || MADE_IN_THE_BUILD.test(path)) return true;
  const commands = instructions.filter(({ name }) => name === 'RUN');
  return path.startsWith('/') && commands.some(({ text }) => text.split(' ').includes(path));
}

function findRunProblems({ base, instructions }: Stage, exists: Exists): string[] {
  const last = (wanted: string) => instructions.findLast(({ name }) => name === wanted)?.text ?? '';
  const health = last('HEALTHCHECK');
  const runs = instructions.filter(({ name }) => name === 'RUN').map(({ text }) => text);
  const entry = /"node", "([^"-][^"]*)"/.exec(last('CMD'))?.[1] ?? '';
  const isBuilt = (path: string) =>
    instructions.some(
      ({ name, text }) =>
        name === 'COPY' &&
        text.includes('--from=') &&
        `${WORKDIR}${path}`.startsWith(`${posix.resolve(WORKDIR, text.split(' ').at(-1) ?? '')}/`),
    );
  const isThere = (path: string) => path !== '' && (isBuilt(path) || exists(path));
  const demands: [boolean, string][] = [
    [/^node:\d+-slim$/.test(base), `the image is built on ${base}, not on a slim Node`],
    [!/^(root|0|)$/.test(last('USER')), 'the image runs as root'],
    [/\/health/.test(health), 'nothing checks its health'],
    [!/"node"/.test(health), 'its health check starts a Node each time'],
    [!runs.some((text) => /purge|force-/.test(text)), 'it takes packages out of its system'],
    [last('VOLUME') !== '', 'its data is on no volume'],
    [isThere(entry), `CMD starts "${entry}", which does not exist`],
  ];
  return demands.filter(([met]) => !met).map(([, problem]) => problem);
}
