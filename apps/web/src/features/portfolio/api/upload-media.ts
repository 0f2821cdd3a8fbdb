import type { Portfolio } from '@vitrine/contracts';
import { m } from '#messages';
import { endpointKey } from '../../../lib/endpoint-query.ts';
import { mediaTypeOf } from '../state/media-kind.ts';
import type { MediaWords, Upload } from '../state/uploads/upload.ts';
import type { Sending } from '../state/uploads/upload-queue.ts';
import { failed } from './failure.ts';
import { listChange } from './portfolio-cache.ts';
import { saveCv } from './save-cv.ts';
import { watchingProgress } from './stall.ts';
import type { Wiring } from './wiring.ts';

/** Sends a file, puts it where the editor and the pages read it, and makes it the CV if it is one. */
export async function uploadMedia(wiring: Wiring, upload: Upload, sending: Sending): Promise<void> {
  const { signal, onStored } = sending;
  const onFailure = (cause: unknown) => {
    // Stopped by the person: nothing has failed.
    if (signal.aborted) throw cause;
    return failed(m.portfolio_failed_upload_media())(cause);
  };
  const item = upload.item ?? (await send(wiring, upload, sending).catch(onFailure));
  onStored(item);
  if (upload.isCv && !signal.aborted) await saveCv(wiring, item.url);
}

async function send({ api, queries, store }: Wiring, upload: Upload, sending: Sending) {
  const { id: key, file, lighter = file, words } = upload;
  let version: number | undefined;
  const onVersion = (told: number) => {
    version = told;
  };
  const body = { ...words, media_type: mediaTypeOf(file), key };
  const item = await watchingProgress(sending, (watched) =>
    api.call('media.upload', { body }, { ...watched, file: lighter, onVersion }),
  );
  listChange(queries, store).added('media_items', item, {
    version,
    typed: typedSince(words, item),
  });
  const queryKey = endpointKey('portfolio.get');
  const known = queries.getQueryData<Portfolio>(queryKey)?.version;
  // Something else was saved meanwhile.
  if (version !== undefined && known !== version) void queries.invalidateQueries({ queryKey });
  return item;
}

/** What was written between a try that arrived without anybody knowing, and this one. */
function typedSince(words: MediaWords, item: MediaWords): Partial<MediaWords> {
  const fields = ['title', 'description', 'alt'] as const;
  const since = fields.filter(
    (field) => words[field].trim() && words[field].trim() !== item[field],
  );
  return Object.fromEntries(since.map((field) => [field, words[field].trim()]));
}
