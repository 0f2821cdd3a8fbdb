import type { ContentType } from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';
import { withVersion } from '#lib/with-version.ts';
import { anyCall } from '../components/any-call.ts';
import { sources } from '../website-content/slots.ts';
import { type EditedRecord, entryRecord, recordOf } from './edited-record.ts';
import { entryCode } from './entry-code.ts';
import type { EditablePage } from './page-fields.ts';
import type { PageTab } from './page-tabs.ts';

/** What is stored of a tab: the page's own texts with their version, then its entries. */
export async function readTab(
  api: ApiClient,
  { page, collection }: PageTab,
  signal: AbortSignal,
): Promise<EditedRecord[]> {
  const own = async (name: EditablePage) => {
    const { whole, version } = await readPage(api, name, signal);
    return [recordOf({ kind: 'page', page: name }, whole, version)];
  };
  const entries = async (type: ContentType) => {
    const [list] = await Promise.all([
      api.call(`content.${type}.list`, sources, { signal }) as Promise<readonly { id: string }[]>,
      entryCode.load(),
    ]);
    return list.map((entry) => entryRecord(type, entry));
  };
  const records = await Promise.all([
    page ? own(page) : [],
    collection ? entries(collection.type) : [],
  ]);
  return records.flat();
}

/** A page's own texts, with their version. */
export const readPage = (api: ApiClient, page: EditablePage, signal?: AbortSignal) =>
  withVersion<object>((onVersion) => anyCall(api)(`pages.${page}.edit`, {}, { signal, onVersion }));
