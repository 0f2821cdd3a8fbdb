import type { Unit } from './units.ts';
import type { Aim } from './verdict.ts';

export interface Target {
  name: string;
  /** What it was at 849577d, before the work on speed began (2 cores, Node 24). */
  before: string;
  aim: Aim;
  unit: Unit;
  /** What a profile shows and what was tried; told while the aim is missed. */
  whyMissed?: string;
}

/** Both rows of the start wait for the same. */
const WHY_START =
  'By profile: compiling an eighth, collecting garbage a tenth, then the web renderer, the schemas, the routes and the ' +
  'database in small parts. Taken out: source maps. Tried: room for new objects that grows while ' +
  'loading (7 % less processor time, 20 MB more memory), a compile cache, a heap snapshot (decision 0028).';

/** The rows of docs/performance.md, in their order. */
export const targets = {
  shareOfList: {
    name: 'share of the limit: list of posts in summary',
    before: '0.32',
    aim: { atLeast: 0.75 },
    unit: 'share',
    whyMissed:
      "The list's 500 bytes leave in 32 µs, the limit's in 23. Half of the time in a profile is the " +
      "system's `writev`; what is ours is finding the finished bytes and counting the connection's requests " +
      'and bytes, for the limits of decision 0039.',
  },
  shareOfPost: {
    name: 'share of the limit: one post',
    before: '0.36',
    aim: { atLeast: 0.75 },
    unit: 'share',
  },
  shareOfHome: {
    name: 'share of the limit: home page',
    before: '0.41',
    aim: { atLeast: 0.75 },
    unit: 'share',
  },
  creates: {
    name: 'creates of a post, one after another, durable',
    before: '200–435/s',
    aim: { atLeast: 900 },
    unit: 'perSecond',
    whyMissed:
      'A create writes 21 pages of the database, but to write and sync them takes only 0.1 ms longer than one page. In ' +
      'a profile beside other work the commit, with its wait for the disk, is two fifths; the rest is many small parts: ' +
      'the other statements 11 %, garbage collection 7 %, sending the answer 7 %, the search index 4 %, finding the ' +
      'route 4 %, checking the token 3 %. Decision 0029 says what was tried.',
  },
  startHealth: {
    name: 'start to the first 200 of /health, warm disk',
    before: '1.6 s',
    aim: { atMost: 0.45 },
    unit: 'seconds',
    whyMissed: WHY_START,
  },
  startHome: {
    name: 'start to the first 200 of the home page, warm disk',
    before: '1.6 s',
    aim: { atMost: 0.45 },
    unit: 'seconds',
    whyMissed: WHY_START,
  },
  growthOfStart: {
    name: 'start on a database of 100,000 records of each kind, to one of none',
    before: '20 ×',
    aim: { atMost: 1.5 },
    unit: 'times',
  },
  memoryIdle: {
    name: 'memory, idle',
    before: '353 MB',
    aim: { atMost: 135 },
    unit: 'megabytes',
  },
  memoryLoaded: {
    name: 'memory after 30 s of load',
    before: '362 MB',
    aim: { atMost: 200 },
    unit: 'megabytes',
  },
  madeUpQueries: {
    name: "made-up query strings, share of the same page's rate",
    before: '0.006',
    aim: { atLeast: 0.8 },
    unit: 'share',
  },
  getDuringSignIns: {
    name: 'light GET during sign-ins, p99',
    before: '5 ms',
    aim: { atMost: 10 },
    unit: 'milliseconds',
  },
  firstStart: {
    name: 'download of the first `npm start`',
    before: '680 MB',
    aim: { atMost: 150 },
    unit: 'megabytes',
    whyMissed:
      '148 MB until OpenTelemetry (2 MB), prom-client (1 MB), the client of Valkey and the encryption of ' +
      'backups came. Left out would be esbuild (5 MB), which Vite never loads: only an override could ' +
      '(decision 0018).',
  },
  growthOfPages: {
    name: 'HTML of the public page that grows most, 100,000 records to 10',
    before: '61 × at 5,000',
    aim: { atMost: 1.1 },
    unit: 'times',
  },
  growthOfLists: {
    name: 'slowest list at 100,000 records, median',
    before: 'none over 50 ms',
    aim: { atMost: 50 },
    unit: 'milliseconds',
    whyMissed:
      'All but three are below. PostgreSQL counts applications with one or two letters by reading each that ' +
      "is found; its index of words knows no counts, and SQLite's holds the status beside the words (22 " +
      'ms). A copy of that index for PostgreSQL would be paid for by each write.',
  },
  scaleOfLists: {
    name: 'slowest list at 1,000,000 messages and 100,000 of all else, median',
    before: '–',
    aim: { atMost: 50 },
    unit: 'milliseconds',
    whyMissed:
      'Measured on 2026-11-28, beside other work of ten processes for each core. On SQLite no list takes 50 ms of the ' +
      'processor (39 at most: all that holds a frequent word is looked through for a rare filter). On PostgreSQL the list of posts ' +
      'counts all posts and sections by status from an index of 18 MB, and applications with one or two letters are ' +
      'counted by reading each that is found: counters kept by triggers would be paid for by each write.',
  },
  scaleOfStreams: {
    name: 'memory more while a long list is sent, 1,000,000 messages and 100,000 of all else',
    before: '–',
    aim: { atMost: 50 },
    unit: 'megabytes',
    whyMissed:
      'The first long list after a start makes the process grow to the size in which it then works; those after it ' +
      'take 14 MB at most.',
  },
} as const satisfies Record<string, Target>;
export type TargetName = keyof typeof targets;
