import { useQueryClient } from '@tanstack/react-query';
import { REPLY_FILES_LIMIT_BYTES, REPLY_FILES_MAX, type ReplyFile } from '@vitrine/contracts';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useApi } from '#lib/api-context.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { orGone } from '#lib/list-query.ts';
import { mediaTypeOf, PDF } from '#lib/uploads/check-file.ts';
import { isUnderWay, newUpload, UploadQueue } from '#lib/uploads/upload-queue.ts';
import { m } from '#messages';
import { useAction } from '../components/use-action.ts';
import {
  answeredKey,
  endpointFor,
  hideDetached,
  type ReplyTarget,
  showAttached,
} from './conversation.ts';

const MEBIBYTE = 1024 * 1024;

/** What a file chooser offers. */
export const ATTACHABLE = `image/*,${PDF}`;

/** What the server would refuse is refused before anyone waits for it. */
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
export function useAttaching(target: ReplyTarget) {
  const { kind, id: owner } = target;
  const api = useApi();
  const queries = useQueryClient();
  const refuse = useEffectEvent((file: File) => refusalOf(file, target.unsent_files));
  const tell = useEffectEvent((file: ReplyFile) => showAttached(queries, target, file));
  const { mutate: detach } = useAction({
    onMutate: (id: string) => hideDetached(queries, target, id),
    // one that is gone already is what was wanted
    send: (_api, id: string) => orGone(api.call('admin.inbox.files.delete', { params: { id } })),
    failed: (error) => `${m.admin_messages_file_remove_failed()}. ${failureReason(error)}`,
    onSettled: () => queries.invalidateQueries({ queryKey: answeredKey(target) }),
  });
  const [queue] = useState(
    () =>
      new UploadQueue<undefined, ReplyFile>({
        prepare: async (file) => file,
        refusalOf: (file) => refuse(file),
        send: ({ id: key, file }, { signal, onProgress }) => {
          const input = { params: { id: owner }, body: { key } };
          return api.call(endpointFor(kind, 'files.add'), input, { file, signal, onProgress });
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
    /** One that has arrived. */
    detach: (id: string) => detach(id),
  };
}
