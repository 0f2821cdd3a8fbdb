import type { Command } from './command.ts';

const PASSPHRASE = {
  type: 'boolean',
  summary: 'with a passphrase: BACKUP_PASSPHRASE, or asked for',
} as const;

/** Every command there is, in the order of the help. */
export const commands: readonly Command[] = [
  {
    name: 'admin create',
    words: ['EMAIL'],
    options: {
      password: { type: 'boolean', summary: 'asks for a password, or reads it from the input' },
    },
    summary: 'makes an administrator and prints a link that sets the password, once',
    load: async () => (await import('./admin.command.ts')).createAdmin,
  },
  {
    name: 'admin reset',
    destroys: true,
    words: ['EMAIL'],
    options: {
      password: { type: 'boolean', summary: 'asks for a password, or reads it from the input' },
    },
    summary: 'signs an administrator out everywhere and prints a link for a new password',
    load: async () => (await import('./admin.command.ts')).resetAdmin,
  },
  {
    name: 'second-factor reset',
    destroys: true,
    words: ['EMAIL'],
    summary: 'removes passkeys, app and recovery codes of an account',
    load: async () => (await import('./second-factor.command.ts')).resetSecondFactor,
  },
  {
    name: 'backup',
    words: ['[FILE|FOLDER]'],
    options: {
      encrypt: PASSPHRASE,
      daily: {
        type: 'boolean',
        summary: 'as the server does every day: tries it out, keeps 7 days and 4 weeks',
      },
      keep: { type: 'string', value: 'N', summary: 'deletes all but the newest N of the folder' },
    },
    summary: 'writes database, files and secret into one archive, also while the site runs',
    load: async () => (await import('./backup.command.ts')).backUp,
  },
  {
    name: 'verify-backup',
    words: ['FILE'],
    summary: 'checks that a backup is complete and unchanged',
    load: async () => (await import('./backup.command.ts')).verifyBackup,
  },
  {
    name: 'restore',
    words: ['FILE'],
    summary: 'restores a backup into an empty data folder, or an empty database and bucket',
    load: async () => (await import('./restore.command.ts')).restore,
  },
  {
    name: 'move',
    words: ['SETTINGS-FILE'],
    summary: 'copies everything to the database and file store of other settings, and compares',
    load: async () => (await import('./move.command.ts')).move,
  },
  {
    name: 'upgrade',
    words: ['ARCHIVE'],
    options: {
      service: { type: 'string', value: 'NAME', summary: 'the systemd service that runs the site' },
      wait: { type: 'string', value: 'SECONDS', summary: 'until it must be ready; 300 if not set' },
    },
    summary: 'checks a newer release, backs up and switches to it, or goes back to this one',
    load: async () => (await import('./upgrade.command.ts')).upgrade,
  },
  {
    name: 'doctor',
    summary: 'checks settings, database, files, mail and disk, and says what to do',
    load: async () => (await import('./doctor.command.ts')).runDoctor,
  },
  {
    name: 'purge',
    destroys: true,
    options: {
      'dry-run': { type: 'boolean', summary: 'only says what would be forgotten' },
    },
    summary: 'deletes now what is old enough: messages, applications, mails, trash',
    load: async () => (await import('./purge.command.ts')).purge,
  },
  {
    name: 'person show',
    words: ['EMAIL'],
    summary: 'counts what every table has about an address',
    load: async () => (await import('./person.command.ts')).showPerson,
  },
  {
    name: 'person erase',
    destroys: true,
    words: ['EMAIL'],
    options: { yes: { type: 'boolean', summary: 'really: it cannot be undone' } },
    summary: 'erases everything about an address and prints a receipt that does not name it',
    load: async () => (await import('./person.command.ts')).erasePerson,
  },
  {
    name: 'files trash',
    summary: 'lists the uploads that were removed because no record names them',
    load: async () => (await import('./files.command.ts')).listTrash,
  },
  {
    name: 'files restore',
    words: ['ID|all'],
    summary: 'restores one of them, or all',
    load: async () => (await import('./files.command.ts')).restoreFromTrash,
  },
  {
    name: 'files empty-trash',
    destroys: true,
    summary: 'deletes them for good, for example when the disk is full',
    load: async () => (await import('./files.command.ts')).emptyTrash,
  },
  {
    name: 'files adopt',
    summary: 'makes the uploaded files belong to this database from now on',
    load: async () => (await import('./files.command.ts')).adopt,
  },
  {
    name: 'seed:large',
    options: {
      yes: { type: 'boolean', summary: 'also where there is data already' },
    },
    summary: 'fills the database with years of sample data, for testing and measuring',
    load: async () => (await import('./seed-large.command.ts')).seedLarge,
  },
];
