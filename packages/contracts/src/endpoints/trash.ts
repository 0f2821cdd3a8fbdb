import { email } from '../credentials.ts';
import { trashKinds } from '../entities/choices.ts';
import { id, instant } from '../text.ts';
import { named, strings, z } from '../zod.ts';
import { count, endpointsWith } from './endpoint.ts';
import { listPage, listPart } from './list-page.ts';

/** For how many days a deleted record can be brought back. */
export const TRASH_DAYS = 30;

/** A record that was deleted and can be brought back. */
export const trashedSchema = named('Trashed', {
  kind: z.enum(trashKinds),
  id: id(),
  ...strings('name', 'email'),
  actor: z.string().describe("E-mail of who deleted it; '' once that account is erased."),
  date: instant(),
  ends: instant().describe('When it is deleted for good.'),
  days_left: count.describe('Whole days until then, the last one counted.'),
  shown_in: z
    .array(z.string())
    .describe('Articles whose earlier versions show it: deleted for good, it leaves a gap there.'),
});
export type Trashed = z.infer<typeof trashedSchema>;

/** What became of a record that was asked back. */
export const restoredSchema = named('Restored', {
  name: z.string().describe('What the record is called.'),
  notes: z
    .array(z.string())
    .describe('What could not come back as it was, a sentence for each; empty where all did.'),
});
export type Restored = z.infer<typeof restoredSchema>;

const params = z.object({ kind: z.enum(trashKinds), id: id() });

export const trashEndpoints = endpointsWith({
  access: 'office',
  // it holds accounts beside messages and posts
  scope: 'none',
  tag: 'Back-office',
})({
  'admin.trash.list': {
    route: 'GET /api/trash/',
    summary: 'What was deleted and can be brought back, newest first, some at a time',
    query: z.object({ kind: z.enum(trashKinds).optional(), ...listPart() }),
    answer: listPage(trashedSchema, 'TrashPage'),
  },
  'admin.trash.restore': {
    route: 'POST /api/trash/{kind}/{id}/restore/',
    summary: 'Bring a deleted record back under its id; one that is back already stays as it is',
    params,
    body: named('RestoreInput', { email: email().optional() }),
    answer: restoredSchema,
    errors: ['conflict', 'gone', 'recent-sign-in-required'],
  },
  'admin.trash.delete': {
    route: 'DELETE /api/trash/{kind}/{id}/',
    summary: 'Delete a record of the trash for good',
    params,
    errors: ['recent-sign-in-required'],
  },
  'admin.trash.empty': {
    route: 'POST /api/trash/empty/',
    summary: 'Delete everything in the trash for good that was deleted until a moment',
    body: named('EmptyTrashInput', { until: instant() }),
    answer: z.object({ deleted: count }),
    errors: ['recent-sign-in-required'],
  },
});
