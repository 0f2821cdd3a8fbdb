import type { Count } from '../lib/client-counts.ts';
import type { Counted } from '../lib/shared-counts.ts';
import type { Announcement } from '../startup-banner.ts';

// What the processes of one installation say to each other while `WORKERS` runs several.

/** What a worker is told before it starts. */
export interface Assignment {
  /** From 0; whoever takes the place of one that ended has its number. */
  number: number;
  /** The first one prepares what is done once at a start: migrations, first content, tidying up. */
  isFirst: boolean;
  /** When the primary process was started, in ISO 8601: since then the installation runs. */
  runsSince: string;
  /** One of them does what goes on beside the requests: mails, publishing, forgetting. */
  hasDuty: boolean;
}

/** Asks the primary process, which counts for all of them. */
export interface CountQuestion {
  kind: 'count';
  id: number;
  ask: 'add' | 'hitsOf' | 'takeBack';
  counted: Counted;
}

export type FromWorker =
  | { kind: 'hello' }
  | { kind: 'ready'; announcement: Announcement }
  /** What a write in one of them has announced; undefined when some may have been missed. */
  | { kind: 'news'; news: string | undefined }
  | CountQuestion;

export type ToWorker =
  | { kind: 'assigned'; assignment: Assignment }
  | { kind: 'news'; news: string | undefined }
  | { kind: 'counted'; id: number; count: Count }
  /** Let what runs come to its end, and end. */
  | { kind: 'stop' };
