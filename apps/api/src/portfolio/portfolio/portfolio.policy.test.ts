import { describe, expect, it } from 'vitest';
import { type Actor, visitor } from '../../lib/actor.ts';
import { canEdit, canRead } from './portfolio.policy.ts';

const account = (userId: string, role: 'user' | 'admin'): Actor => ({
  kind: 'account',
  userId,
  sessionId: 'session',
  role,
});

const draft = { userId: 'owner', published: false };
const published = { userId: 'owner', published: true };

describe('who may do what with a portfolio', () => {
  it.each([
    ['a visitor', visitor, { draft: false, published: true, edit: false }],
    ['another user', account('other', 'user'), { draft: false, published: true, edit: false }],
    ['the owner', account('owner', 'user'), { draft: true, published: true, edit: true }],
    ['an admin', account('admin', 'admin'), { draft: false, published: true, edit: false }],
    [
      'an admin who owned it',
      account('owner', 'admin'),
      { draft: false, published: true, edit: false },
    ],
  ])('%s', (_, actor, may) => {
    expect({
      draft: canRead(actor, draft),
      published: canRead(actor, published),
      edit: canEdit(actor, published),
    }).toEqual(may);
  });
});
