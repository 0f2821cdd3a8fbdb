import { REPLY_FILES_LIMIT_BYTES, REPLY_FILES_MAX, type ReplyFile } from '@vitrine/contracts';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useApi } from '#lib/api-context.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { mediaTypeOf, PDF } from '#lib/uploads/check-file.ts';
import { isUnderWay, newUpload, UploadQueue } from '#lib/uploads/upload-queue.ts';
import { m } from '#messages';
import type { ReplyTarget } from './reply-target.ts';

const MEBIBYTE = 1024 * 1024;

/** What a file chooser offers. */
export const ATTACHABLE = `image/*,${PDF}`;

/** What the server would refuse is refused before anybody waits for it. */
function refusalOf(file: File, attached: readonly ReplyFile[]): string | undefined {
  if (file.size === 0) return m.admin_library_empty_file();
  const isPdf = file.type === PDF || file.type === '';
  const isHeic = /^image\/hei[cf]/.test(file.type);
  if (isHeic || !(isPdf || mediaTypeOf(file) === 'image')) return m.admin_messages_attach_kinds();
  if (attached.length >= REPLY_FILES_MAX)
    return m.admin_messages_attach_many({ count: REPLY_FILES_MAX });
  const bytes = attached.reduce((sum, { size_bytes }) => sum + size_bytes, file.size);
  return bytes > REPLY_FILES_LIMIT_BYTES
    ? m.admin_messages_attach_large({ limit: REPLY_FILES_LIMIT_BYTES / MEBIBYTE })
    : undefined;
}

/** Uploads files for an answer while it is written, one after the other. */
export function useAttaching(
  { kind, id: owner }: ReplyTarget,
  attached: readonly ReplyFile[],
  onAttached: (file: ReplyFile) => void,
) {
  const api = useApi();
  const refuse = useEffectEvent((file: File) => refusalOf(file, attached));
  const tell = useEffectEvent(onAttached);
  const [queue] = useState(
    () =>
      new UploadQueue<undefined, ReplyFile>({
        prepare: async (file) => file,
        refusalOf: (file) => refuse(file),
        send: ({ id: key, file }, { signal, onProgress }) => {
          const input = { params: { id: owner }, body: { key } };
          const sending = { file, signal, onProgress };
          return kind === 'message'
            ? api.call('admin.messages.files.add', input, sending)
            : api.call('admin.applications.files.add', input, sending);
        },
        problemOf: (cause) => ({ message: failureReason(cause) }),
        waitsForNetwork: false,
      }),
  );
  useEffect(() => {
    const stop = queue.onArrived((file) => tell(file));
    return () => {
      stop();
      // what is on its way to an answer that nobody sees is not sent
      queue.close();
    };
  }, [queue]);
  const { list } = useSyncExternalStore(queue.subscribe, queue.get, queue.get);
  return {
    uploads: list,
    isBusy: list.some(isUnderWay),
    add: (files: readonly File[]) => queue.add(files.map((file) => newUpload(file, undefined))),
    retry: (id: string) => queue.send(id),
    dismiss: (id: string) => queue.remove(id),
  };
}
