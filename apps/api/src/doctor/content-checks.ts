import type { Dependencies } from '../dependencies.ts';
import { HOUR_MS } from '../lib/clock.ts';
import { readFileId } from '../lib/file-id.ts';
import { type Finding, fail, look, ok, warn } from './finding.ts';

const NAMED = 3;

/** What is looked at with the installation open: its tables must be this version's. */
export async function checkContents({
  platform,
  media,
  outbox,
  trash,
}: Dependencies): Promise<Finding[]> {
  const { files, clock } = platform;
  return [
    await look('files', 'Check the bucket or folder of uploads.', async () => {
      const id = await readFileId(files);
      const missing = await media.listMissing();
      if (missing.length > 0) {
        const some = missing.slice(0, NAMED).join(', ');
        return fail(
          `${missing.length} files are named and not in ${files.place}: ${some}. Look in the trash (files trash) and in a backup.`,
        );
      }
      return id === undefined
        ? warn(`${files.place} belongs to no installation yet: the first start says to which.`)
        : ok(`Every file that a record names is in ${files.place}.`);
    }),
    await look('files without a record', 'Check the bucket or folder of uploads.', async () => {
      const unnamed = (await media.listOrphans()).length;
      return unnamed > 0
        ? warn(`${unnamed} uploads are named by no record: the next start moves them to the trash.`)
        : ok('There are none.');
    }),
    await look('outbox', '', async () => {
      const { waiting, failed, since } = await outbox.state();
      if (since && clock.now().getTime() - since.getTime() > HOUR_MS) {
        return warn(
          `${waiting} mails wait, the oldest since ${since.toISOString()}: look at mail above, and at the outbox of the back-office.`,
        );
      }
      return failed > 0
        ? warn(`${failed} mails were given up: the outbox of the back-office says why.`)
        : ok(`${waiting} mails wait, none was given up.`);
    }),
    await look('trash', '', async () => {
      const { records, late } = await trash.state();
      return late > 0
        ? warn(`${late} deleted records should be gone by now: start the site, or run purge.`)
        : ok(`${records} deleted records can be brought back.`);
    }),
  ];
}
