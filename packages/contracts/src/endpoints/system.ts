import { count, instant } from '../text.ts';
import { named, z } from '../zod.ts';
import { roomSchema } from './admin.ts';
import { endpointsWith, said } from './endpoint.ts';

export const systemStatusSchema = named('SystemStatus', 'The state of the running system.', {
  version: z.string().describe('Of this program.'),
  node: z.string().describe('Version of Node.js.'),
  startedAt: instant().describe('When the answering process was started.'),
  database: z
    .object({
      kind: z.enum(['sqlite', 'postgres']).describe('The embedded database, or PostgreSQL.'),
      version: z.string().describe("Of the database's own program."),
      bytes: count.describe('Room that the database takes.'),
      schema: z
        .enum(['current', 'older', 'newer'])
        .describe('The stored schema beside the one that this program was written for.'),
      processes: z
        .array(z.string())
        .describe('Host and number of each process that works with the database now.'),
    })
    .describe('Where records are kept.'),
  storage: roomSchema.describe('The disk of the data folder.'),
  files: z.string().describe('The folder or bucket that holds what was uploaded.'),
  backup: z
    .object({
      at: instant().describe('When it was made.'),
      file: z.string().describe('Where it was put.'),
      bytes: count.describe('Its size.'),
      verified: z.boolean().describe('Whether it was read again and compared after it was made.'),
    })
    .nullable()
    .describe('The latest backup that this program made; null where none is known.'),
  backups: z
    .object({
      hour: z
        .int()
        .nullable()
        .describe('The hour in UTC at which one is made every day; null where none is.'),
      running: z.boolean().describe('Whether one is being made.'),
      failure: z
        .object({
          at: instant().describe('When it was begun.'),
          reason: z.string().describe('The first line of what the command said.'),
        })
        .nullable()
        .describe('Why the last attempt failed; null where there is a backup since.'),
    })
    .describe('How backups are made by themselves.'),
  mail: z
    .object({
      mode: z.enum(['smtp', 'folder']).describe('Sent by a server, or written into a folder.'),
      place: z.string().describe('That server or folder.'),
      waiting: count.describe('Mails that are still to be sent.'),
      failed: count.describe('Mails that failed.'),
    })
    .describe('How mails leave, and which did not.'),
  webhooks: z
    .object({
      targets: count.describe('Addresses that events are sent to.'),
      switchedOff: count.describe('Of these, those that nothing has reached for days.'),
      failed: count.describe('Events of the last 30 days that failed.'),
    })
    .describe('How events reach other programs.'),
  droppedLogLines: count.describe('Lines of the log that could not be written since the start.'),
});
export type SystemStatus = z.infer<typeof systemStatusSchema>;

/** For those who watch over the process. */
export const systemEndpoints = endpointsWith({ access: 'anyone', scope: 'none', tag: 'Service' })({
  'system.alive': {
    route: 'GET /healthz',
    summary: 'Whether the process answers, whatever else is away',
    answer: named('Alive', 'The process answers.', {
      status: z.literal('ok').describe('It answers.'),
    }),
  },
  'system.ready': {
    route: 'GET /readyz',
    summary: 'Whether requests should be sent here: database, disk, schema, and not about to end',
    answer: named('Ready', 'Requests should be sent here.', {
      status: z.literal('ready').describe('Requests are welcome.'),
    }),
    errors: ['unavailable'],
  },
  'system.status': {
    route: 'GET /api/admin/system/',
    access: 'settings',
    scope: 'settings',
    tag: 'Back-office',
    summary: 'The state of the running system, for administrators',
    answer: systemStatusSchema,
  },
  'system.backUp': {
    route: 'POST /api/admin/backups/',
    access: 'settings',
    scope: 'settings',
    tag: 'Back-office',
    summary: 'Make a backup now, on the server; the state of the system says what became of it',
    status: 202,
    answer: said,
    errors: ['conflict'],
  },
});
