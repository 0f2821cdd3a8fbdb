import type { Unit } from '@vitrine/bench/units';
import type { Aim } from '@vitrine/bench/verdict';

/** What an attack must not change, and the requirement of docs/trust.md that says so. */
export interface AttackAim {
  requirement: string;
  name: string;
  aim: Aim;
  unit: Unit;
}

/** Everything that `pnpm trust` measures, in the order of the page. */
export const aims = {
  killLost: {
    requirement: 'DUR-01',
    name: 'acknowledged writes that are gone after kill -9',
    aim: { atMost: 0 },
    unit: 'count',
  },
  killDamaged: {
    requirement: 'DUR-01',
    name: 'rounds after which the database is not whole',
    aim: { atMost: 0 },
    unit: 'count',
  },
  killBoot: {
    requirement: 'DUR-01',
    name: 'slowest start after kill -9',
    aim: { atMost: 5 },
    unit: 'seconds',
  },
  postgresLost: {
    requirement: 'DUR-01',
    name: 'acknowledged writes that are gone after an immediate stop of PostgreSQL',
    aim: { atMost: 0 },
    unit: 'count',
  },
  postgresBack: {
    requirement: 'DUR-01',
    name: 'from PostgreSQL back to a write, slowest round, the server not restarted',
    aim: { atMost: 10 },
    unit: 'seconds',
  },
  fullDiskLost: {
    requirement: 'DUR-03',
    name: 'writes acknowledged on a full disk that are not there afterwards',
    aim: { atMost: 0 },
    unit: 'count',
  },
  fullDiskReads: {
    requirement: 'DUR-03',
    name: 'pages read on a full disk, share answered',
    aim: { atLeast: 1 },
    unit: 'share',
  },
  fullDiskDeletes: {
    requirement: 'DUR-03',
    name: 'uploads deleted on a full disk, share that worked',
    aim: { atLeast: 1 },
    unit: 'share',
  },
  fullDiskBack: {
    requirement: 'DUR-03',
    name: 'from free space to a write, the server not restarted',
    aim: { atMost: 10 },
    unit: 'seconds',
  },
  fullDiskLeftovers: {
    requirement: 'DUR-03',
    name: 'fragments of uploads left by a full disk',
    aim: { atMost: 0 },
    unit: 'count',
  },
  killedUploads: {
    requirement: 'DUR-05',
    name: 'half uploads left after kill -9 and a start',
    aim: { atMost: 0 },
    unit: 'count',
  },
  slowHeaders: {
    requirement: 'AVL-02',
    name: 'until 300 clients with slow headers are disconnected',
    aim: { atMost: 15 },
    unit: 'seconds',
  },
  slowBodies: {
    requirement: 'AVL-02',
    name: 'until 300 clients with trickling bodies are disconnected',
    aim: { atMost: 30 },
    unit: 'seconds',
  },
  slowReaders: {
    requirement: 'AVL-02',
    name: 'longest that one of 300 clients that hardly read is kept, windows of 16 bytes',
    aim: { atMost: 30 },
    unit: 'seconds',
  },
  bufferedReaders: {
    requirement: 'AVL-02',
    name: 'until 300 clients that hardly read are disconnected, buffers of their own',
    aim: { atMost: 150 },
    unit: 'seconds',
  },
  slowOthers: {
    requirement: 'AVL-02',
    name: 'health for others in the meantime, p99',
    aim: { atMost: 250 },
    unit: 'milliseconds',
  },
  slowUpload: {
    requirement: 'AVL-02',
    name: 'honest uploads at 50 kB/s that failed in the meantime',
    aim: { atMost: 0 },
    unit: 'count',
  },
  cutReads: {
    requirement: 'UPL-06',
    name: 'descriptors still open 5 s after 1,000 reads were cut',
    aim: { atMost: 5 },
    unit: 'count',
  },
  cutArchive: {
    requirement: 'UPL-06',
    name: 'archives refused after one was cut at its start',
    aim: { atMost: 0 },
    unit: 'count',
  },
  fewDescriptors: {
    requirement: 'AVL-05',
    name: 'rounds of cut reads after which a server with 1,024 descriptors does not answer',
    aim: { atMost: 0 },
    unit: 'count',
  },
  cutUploads: {
    requirement: 'UPL-06',
    name: 'descriptors still open 5 s after 100 uploads were cut',
    aim: { atMost: 5 },
    unit: 'count',
  },
  cutUploadFiles: {
    requirement: 'UPL-06',
    name: 'files left by 100 uploads that were cut',
    aim: { atMost: 0 },
    unit: 'count',
  },
  bombsTaken: {
    requirement: 'UPL-04',
    name: 'picture bombs that were taken',
    aim: { atMost: 0 },
    unit: 'count',
  },
  bombsMemory: {
    requirement: 'UPL-04',
    name: 'memory that 20 picture bombs at once take, children too',
    aim: { atMost: 200 },
    unit: 'megabytes',
  },
  bombsHealth: {
    requirement: 'UPL-04',
    name: 'health in the meantime, p99',
    aim: { atMost: 250 },
    unit: 'milliseconds',
  },
  stormWrongOwners: {
    requirement: 'AVL-01',
    name: 'sign-ins of owners elsewhere within 2 s, during 22 connections with wrong passwords',
    aim: { atLeast: 20 },
    unit: 'count',
  },
  stormRightOwners: {
    requirement: 'AVL-01',
    name: 'sign-ins of owners elsewhere within 2 s, during nine accounts with right passwords',
    aim: { atLeast: 20 },
    unit: 'count',
  },
  stormHealth: {
    requirement: 'AVL-01',
    name: 'health in the meantime, p99',
    aim: { atMost: 100 },
    unit: 'milliseconds',
  },
  stormPage: {
    requirement: 'AVL-01',
    name: 'a public page in the meantime, p99',
    aim: { atMost: 100 },
    unit: 'milliseconds',
  },
  stormGuesses: {
    requirement: 'ATH-05',
    name: 'wrong passwords for one account from one address that are looked at, of 50 at once',
    aim: { atMost: 6 },
    unit: 'count',
  },
  crowdSignedIn: {
    requirement: 'LIM-03',
    name: 'people behind one address who sign in, of 50 at once',
    aim: { atLeast: 50 },
    unit: 'count',
  },
  crowdSlowest: {
    requirement: 'LIM-03',
    name: 'the last of them, after',
    aim: { atMost: 15 },
    unit: 'seconds',
  },
  addressesMemory: {
    requirement: 'LIM-02',
    name: 'memory that 360,000 made-up addresses take',
    aim: { atMost: 60 },
    unit: 'megabytes',
  },
  bodiesTaken: {
    requirement: 'INP-03',
    name: 'body bombs that were not refused with 4xx',
    aim: { atMost: 0 },
    unit: 'count',
  },
  bodiesMemory: {
    requirement: 'INP-03',
    name: 'memory that body bombs take',
    aim: { atMost: 50 },
    unit: 'megabytes',
  },
  endlessBody: {
    requirement: 'AVL-03',
    name: 'sent of 1 GB to a JSON address before the server cuts it',
    aim: { atMost: 64 },
    unit: 'megabytes',
  },
  lockHealth: {
    requirement: 'AVL-06',
    name: 'health while another process holds the write lock for 3 s, p99',
    aim: { atMost: 250 },
    unit: 'milliseconds',
  },
  lockWrites: {
    requirement: 'AVL-06',
    name: 'writes in the meantime that were neither stored nor refused with 503 within 2 s',
    aim: { atMost: 0 },
    unit: 'count',
  },
  termUpload: {
    requirement: 'AVL-04',
    name: 'uploads cut by SIGTERM',
    aim: { atMost: 0 },
    unit: 'count',
  },
  termConnections: {
    requirement: 'AVL-04',
    name: 'new connections taken after SIGTERM',
    aim: { atMost: 0 },
    unit: 'count',
  },
  termSeconds: {
    requirement: 'AVL-04',
    name: 'from SIGTERM to exit code 0',
    aim: { atMost: 10 },
    unit: 'seconds',
  },
  termLog: {
    requirement: 'AVL-04',
    name: 'left in the write-ahead log after SIGTERM',
    aim: { atMost: 0 },
    unit: 'bytes',
  },
  termTwice: {
    requirement: 'AVL-04',
    name: 'from a second SIGTERM to the end',
    aim: { atMost: 1 },
    unit: 'seconds',
  },
  changingMemory: {
    requirement: 'AVL-03',
    name: 'most memory while one account changes its page and asks for its CV',
    aim: { atMost: 250 },
    unit: 'megabytes',
  },
  changingMemoryUnlimited: {
    requirement: 'AVL-03',
    name: 'the same without limits',
    aim: { atMost: 250 },
    unit: 'megabytes',
  },
  changingMade: {
    requirement: 'AVL-03',
    name: 'CVs made in the meantime',
    aim: { atLeast: 100 },
    unit: 'count',
  },
  soakMemory: {
    requirement: 'AVL-03',
    name: 'memory in the last quarter of the soak to that after its first',
    aim: { atMost: 1.1 },
    unit: 'times',
  },
  soakMost: {
    requirement: 'AVL-03',
    name: 'most memory during the soak, its processes together',
    aim: { atMost: 250 },
    unit: 'megabytes',
  },
  soakDescriptors: {
    requirement: 'AVL-03',
    name: 'descriptors that the soak leaves',
    aim: { atMost: 5 },
    unit: 'count',
  },
  soakErrors: {
    requirement: 'AVL-03',
    name: 'answers with 5xx during the soak',
    aim: { atMost: 0 },
    unit: 'count',
  },
} as const satisfies Record<string, AttackAim>;
export type AimName = keyof typeof aims;
