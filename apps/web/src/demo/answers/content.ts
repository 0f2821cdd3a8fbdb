import {
  type AskedListPart,
  type ContentType,
  contentDefinitions,
  contentTypes,
  problemTexts,
  referencesTo,
} from '@vitrine/contracts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import { DemoProblem, found, requireVersion } from '../demo-problem.ts';
import { audit } from './activity.ts';
import { withAddresses } from './case-studies.ts';
import { wholeOrPart } from './list-part.ts';
import { putIntoTrash } from './trash.ts';

/** An entry of any collection. */
interface Entry extends Record<string, unknown> {
  id: string;
  version?: number;
}

interface EntryCall extends AnyCall {
  params?: { id: string };
  query?: AskedListPart;
  body?: Record<string, unknown> & { key?: string };
}

const entriesOf = ({ data }: AnyCall, type: ContentType) => data.content[type] as Entry[];
const listed = (call: AnyCall, type: ContentType): readonly { id: string }[] =>
  type === 'projects' ? withAddresses(call.data.content.projects) : entriesOf(call, type);
const nameOf = (type: ContentType, entry: Entry) => String(entry[contentDefinitions[type].title]);
const about = (type: ContentType, entry: Entry) =>
  ({
    subject: contentDefinitions[type].subject,
    id: entry.id,
    name: nameOf(type, entry),
  }) as const;

/** The four endpoints of a collection; each checks what it is sent by the contract beforehand. */
function collection(type: ContentType) {
  const requireEntry = (call: EntryCall) =>
    found(
      entriesOf(call, type).find(({ id }) => id === call.params?.id),
      problemTexts.noEntry,
    );
  return {
    list: (call: EntryCall) => wholeOrPart(listed(call, type), call.query ?? {}),
    create: (call: EntryCall) => {
      const { key, ...written } = call.body ?? {};
      const entries = entriesOf(call, type);
      const known = entries.find(({ id }) => id === key);
      if (known) return known;
      const entry = { ...written, id: key ?? call.newId(), version: 1 };
      entries.push(entry);
      audit(call, 'created', about(type, entry), { after: entry });
      return entry;
    },
    update: (call: EntryCall) => {
      const entry = requireEntry(call);
      const { version = 1 } = entry;
      requireVersion(call.ifMatch, version, entry);
      const before = { ...entry };
      Object.assign(entry, call.body, { version: version + 1 });
      audit(call, 'changed', about(type, entry), { before, after: entry });
      return entry;
    },
    delete: (call: EntryCall) => {
      const entry = requireEntry(call);
      refuseWhileReferred(call, type, entry);
      const entries = entriesOf(call, type);
      entries.splice(entries.indexOf(entry), 1);
      putIntoTrash(call, { kind: type, id: entry.id, name: nameOf(type, entry), record: entry });
      audit(call, 'deleted', about(type, entry), { before: entry });
      return undefined;
    },
  };
}

/** @throws DemoProblem `conflict` while an entry of another collection points to it */
function refuseWhileReferred(call: AnyCall, type: ContentType, { id }: Entry): void {
  for (const reference of referencesTo(type)) {
    const referring = entriesOf(call, reference.type).find((one) => one[reference.field] === id);
    if (!referring) continue;
    const name = nameOf(reference.type, referring);
    throw new DemoProblem('conflict', `${name} belongs to it. Choose another one there first.`);
  }
}

/** The collections of the website. */
export const contentAnswers = {
  ...(Object.fromEntries(
    contentTypes.flatMap((type) =>
      Object.entries(collection(type)).map(([action, make]) => [`content.${type}.${action}`, make]),
    ),
  ) as DemoAnswers),
  'contentOrder.save': (call) => {
    const { type, ids, seen } = call.body;
    const entries = entriesOf(call, type);
    if (entries.map(({ id }) => id).join() !== seen.join()) {
      throw new DemoProblem('conflict', problemTexts.orderChanged);
    }
    entries.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    return undefined;
  },
} satisfies DemoAnswers;
