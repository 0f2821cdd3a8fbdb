import { type PageKey, pageKeys, withCompanyWords } from '@vitrine/contracts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import { requireVersion } from '../demo-problem.ts';
import { audit } from './activity.ts';

interface PageCall extends AnyCall {
  body?: object;
}

/** A page's three endpoints; what is saved was checked by the contract beforehand. */
function page(key: PageKey) {
  const read = (call: PageCall) => {
    const { content, version } = call.data.pages[key];
    call.tag(version);
    return content;
  };
  return {
    get: ({ data: { pages } }: PageCall) =>
      withCompanyWords(pages[key].content, pages.company.content),
    edit: read,
    save: (call: PageCall) => {
      savePage(call, key, call.body ?? {});
      return read(call);
    },
  };
}

/** @throws DemoProblem `conflict` when it was changed from an older version */
export function savePage(call: AnyCall, key: PageKey, content: object): void {
  const kept: { content: object; version: number } = call.data.pages[key];
  requireVersion(call.ifMatch, kept.version, kept.content);
  const before = kept.content;
  Object.assign(kept, { content, version: kept.version + 1 });
  const about = { subject: 'page', id: key, name: key } as const;
  audit(call, 'changed', about, { before, after: content });
}

/** The company's pages. */
export const pageAnswers = Object.fromEntries(
  pageKeys.flatMap((key) =>
    Object.entries(page(key)).map(([action, make]) => [`pages.${key}.${action}`, make]),
  ),
) as DemoAnswers;
