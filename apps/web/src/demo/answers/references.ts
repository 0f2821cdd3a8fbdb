import {
  problemTexts,
  REFERENCE_LINK_DAYS,
  type Reference,
  type ReferenceRequest,
  type ShownReference,
} from '@vitrine/contracts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import type { DemoAccount, OwnRecords } from '../demo-data.ts';
import { DemoProblem, found, requireVersion } from '../demo-problem.ts';
import { fullName, ownOf } from './account-records.ts';
import { wholeOrPart } from './list-part.ts';

const DAY_MS = 86_400_000;

/** References as the demo keeps them: nothing is mailed, and the token of a link is its id. */
export const referenceAnswers: DemoAnswers = {
  'references.list': (call) => wholeOrPart(ownOf(call).references, call.query),
  'references.ask': (call) => {
    const now = call.now();
    const asked: Reference = {
      ...call.body,
      ...{ id: call.newId(), state: 'asked', ended: false, shown: false, version: 1 },
      ...{ answeredAt: null, remindedAt: null, canRemind: false, written: null },
      askedAt: now.toISOString(),
      endsAt: new Date(now.getTime() + REFERENCE_LINK_DAYS * DAY_MS).toISOString(),
    };
    ownOf(call).references.unshift(asked);
    return asked;
  },
  'references.remind': (call) => {
    const reference = ownReference(call, call.params.id);
    return Object.assign(reference, { remindedAt: call.now().toISOString(), canRemind: false });
  },
  'references.withdraw': (call) => {
    const reference = ownReference(call, call.params.id);
    if (reference.state !== 'asked')
      throw new DemoProblem('conflict', problemTexts.referenceNotOpen);
    return changed(reference, { state: 'withdrawn' });
  },
  'references.show': (call) => {
    const reference = ownReference(call, call.params.id);
    const { shown } = call.body;
    if (reference.shown !== shown) {
      requireVersion(call.ifMatch, reference.version, reference);
      if (!reference.written) throw new DemoProblem('conflict', problemTexts.referenceNotWritten);
      changed(reference, { shown });
    }
    call.tag(reference.version);
    return reference;
  },
  'references.delete': (call) => {
    const own = ownOf(call);
    const undo = JSON.stringify(ownReference(call, call.params.id));
    own.references = own.references.filter(({ id }) => id !== call.params.id);
    return { undo };
  },
  'references.restore': (call) => {
    const own = ownOf(call);
    const deleted: Reference = JSON.parse(call.body.undo);
    const there = own.references.find(({ id }) => id === deleted.id);
    if (!there) own.references.unshift(deleted);
    return there ?? deleted;
  },
  'referenceRequests.get': (call) => present(call, opened(call, call.params.token)),
  'referenceRequests.write': (call) => {
    const one = opened(call, call.params.token);
    requireVersion(call.ifMatch, one.reference.version, present(call, one));
    return answered(call, one, { state: 'written', written: call.body });
  },
  'referenceRequests.decline': (call) =>
    answered(call, opened(call, call.params.token), { state: 'declined' }),
  'referenceRequests.takeBack': (call) =>
    answered(call, opened(call, call.params.token), { state: 'taken-back' }),
};

/** What the page of somebody shows. */
export const shownReferences = ({ references }: OwnRecords): ShownReference[] =>
  references.flatMap(({ id, shown, written }) => (shown && written ? [{ id, ...written }] : []));

const ownReference = (call: AnyCall, wanted: string): Reference =>
  found(
    ownOf(call).references.find(({ id }) => id === wanted),
    problemTexts.noReference,
  );

const changed = (reference: Reference, changes: Partial<Reference>): Reference =>
  Object.assign(reference, { ...changes, version: reference.version + 1 });

interface Opened {
  owner: DemoAccount;
  own: OwnRecords;
  reference: Reference;
}

function opened({ data }: AnyCall, token: string): Opened {
  for (const owner of data.accounts) {
    const own = data.own[owner.id];
    const reference = own?.references.find(({ id }) => id === token);
    if (own && reference) return { owner, own, reference };
  }
  throw new DemoProblem('not-found', problemTexts.referenceLinkUnknown);
}

function answered(call: AnyCall, one: Opened, changes: Partial<Reference>): ReferenceRequest {
  const answeredAt = call.now().toISOString();
  changed(one.reference, { written: null, ...changes, answeredAt, shown: false });
  return present(call, one);
}

function present({ tag }: AnyCall, { owner, own, reference }: Opened): ReferenceRequest {
  const { id, name, relation, note, state, endsAt, written, shown, version } = reference;
  tag(version);
  const path = own.portfolio.published ? `/p/${own.portfolio.customUrl}` : '';
  return {
    ...{ id, name, relation, note, state, endsAt, written, shown, version },
    owner: { name: fullName(owner), profession: owner.profession, path },
  };
}
