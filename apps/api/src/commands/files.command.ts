import type { Platform } from '../platform.ts';
import { adoptFiles, createMediaFiles, TRASH_DAYS, type TrashEntry } from '../service/index.ts';
import { CommandError, type CommandRun, say } from './command.ts';
import { withPlatform } from './with-platform.ts';

/** A command about uploaded files. */
const onFiles = (
  run: (
    media: ReturnType<typeof createMediaFiles>,
    platform: Platform,
    words: string[],
  ) => Promise<void>,
): CommandRun =>
  withPlatform(async (platform, { words }) => {
    await run(createMediaFiles(platform), platform, words);
    return 0;
  });

/** Lists what is in the trash, and since when. */
export const listTrash = onFiles(async ({ trash }, { files }) => {
  const entries = await trash.list();
  say(
    entries.length > 0 ? entries.map(lineOf).join('\n') : `The trash of ${files.place} is empty.`,
  );
});

/** Puts one upload back, or all. */
export const restoreFromTrash = onFiles(
  async ({ trash, listOrphans }, { files: { place } }, [wanted = '']) => {
    const entries = await trash.list();
    const chosen = entries.filter(({ id }) => wanted === 'all' || id === wanted);
    if (chosen.length === 0) {
      throw new CommandError(`There is no upload '${wanted}' in the trash of ${place}.`);
    }
    let restored = 0;
    for (const entry of chosen) {
      if (await trash.restore(entry)) restored += 1;
      else say(`Upload ${entry.id} is in ${place} already; it stays in the trash, too.`);
    }
    say(`${counted(restored)} put back into ${place}.`);
    const unnamed = (await listOrphans()).length;
    if (unnamed > 0) say(`${counted(unnamed)} named by no record: the next start removes those.`);
  },
);

/** Deletes what is in the trash for good. */
export const emptyTrash = onFiles(async ({ trash }) => {
  const entries = await trash.list();
  for (const entry of entries) await trash.delete(entry);
  say(`${counted(entries.length)} deleted for good.`);
});

/** Makes the uploaded files belong to this database. */
export const adopt = onFiles(async ({ listOrphans }, platform) => {
  await adoptFiles(platform);
  say(`The files in ${platform.files.place} belong to this database now.`);
  const unnamed = (await listOrphans()).length;
  if (unnamed === 0) return;
  say(`${counted(unnamed)} named by no record: the next start moves those to the trash,`);
  say(`where they stay for ${TRASH_DAYS} days.`);
});

const counted = (count: number) => (count === 1 ? '1 upload is' : `${count} uploads are`);

const lineOf = ({ id, removedAt, prefix }: TrashEntry) =>
  `${id}  removed ${removedAt.toISOString()}  ${prefix}`;
