import { join } from 'node:path';
import { createBucketStore } from './bucket-store.ts';
import { HOUR_MS } from './clock.ts';
import { createFolderStore } from './folder-store.ts';
import type { FileStore } from './stored-files.ts';

export type { FileStore };
export { createFolderStore };

interface FileStoreSettings {
  DATA_DIR: string;
  S3_BUCKET?: string | undefined;
  S3_REGION?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** Object storage where a bucket is set, the data folder otherwise. */
export function createFileStore(settings: FileStoreSettings): FileStore {
  if (!settings.S3_BUCKET) return createFolderStore(join(settings.DATA_DIR, 'files'));
  return createBucketStore({
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION ?? 'us-east-1',
    endpoint: settings.S3_ENDPOINT,
    accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
    // replicas share a bucket: one of them may be in the middle of an upload
    settlesAfterMs: HOUR_MS,
  });
}
