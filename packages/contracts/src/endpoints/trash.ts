import { email } from '../credentials.ts';
import { trashKinds } from '../entities/choices.ts';
import { count, id, instant } from '../text.ts';
import { named, strings, z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';
import { listPage, listPart } from './list-page.ts';

/** For how many days a deleted record can be brought back. */
export const TRASH_DAYS = 30;

export const trashedSchema = named(
  'Trashed',
  'A record that was deleted and can be brought back.',
  {
    kind: z
      .enum(trashKinds)
      .describe(
        'What kind of record it is; entries of the website are called by their collection.',
      ),
    id: id(),
    ...strings({
      name: 'What it is called.',
      email: "The address of the person whom it is about; '' where it is about nobody.",
    }),
    actor: z.string().describe("E-mail of who deleted it; '' once that account is erased."),
    date: instant().describe('When it was deleted.'),
    ends: instant().describe('When it is deleted for good.'),
    days_left: count.describe('Whole days until then, the last one counted.'),
    shown_in: z
      .array(z.string())
      .describe(
        'Articles whose earlier versions show it: deleted for good, it leaves a gap there.',
      ),
  },
);
export type Trashed = z.infer<typeof trashedSchema>;

export const restoredSchema = named('Restored', 'What became of a record that was asked back.', {
  name: z.string().describe('What the record is called.'),
  notes: z
    .array(z.string())
    .describe('What could not come back as it was, a sentence for each; empty where all did.'),
});
export type Restored = z.infer<typeof restoredSchema>;

const params = z.object({
  kind: z.enum(trashKinds).describe('Of which kind.'),
  id: id().describe('Which record.'),
});

export const trashEndpoints = endpointsWith({
  access: 'office',
  // it holds accounts beside messages and posts
  scope: 'none',
  tag: 'Back-office',
})({
  'admin.trash.list': {
    route: 'GET /api/trash/',
    summary: 'What was deleted and can be brought back, newest first, some at a time',
    query: z.object({ kind: z.enum(trashKinds).optional().describe('Only these.'), ...listPart() }),
    answer: listPage(trashedSchema, 'TrashPage'),
  },
  'admin.trash.restore': {
    route: 'POST /api/trash/{kind}/{id}/restore/',
    summary: 'Bring a deleted record back under its id; one that is back already stays as it is',
    params,
    body: named('RestoreInput', 'How a record is to come back.', {
      email: email()
        .optional()
        .describe('Of an account, where another account has its own by now.'),
    }),
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
    body: named('EmptyTrashInput', 'What is to be deleted for good.', {
      until: instant().describe('What was deleted later stays: nobody has seen it in the list.'),
    }),
    answer: z.object({ deleted: count.describe('How many records are gone.') }),
    errors: ['recent-sign-in-required'],
  },
});
