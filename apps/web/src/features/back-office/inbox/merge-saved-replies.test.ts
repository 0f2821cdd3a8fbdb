import { expect, it } from 'vitest';
import { mergeSavedReplies } from './merge-saved-replies.ts';

const reply = (title: string, content = title) => ({ title, content });
const base = [reply('Hours'), reply('Thanks'), reply('Price')];
const merge = (mine: typeof base, theirs: typeof base) => mergeSavedReplies({ base, mine, theirs });

it('takes what only they have changed, added or deleted', () => {
  const theirs = [reply('Hours', 'from eight'), reply('Price'), reply('Way')];
  expect(merge(base, theirs)).toEqual([reply('Hours', 'from eight'), reply('Price'), reply('Way')]);
});

it('keeps what only I have changed, added or deleted', () => {
  const mine = [reply('Hours', 'from nine'), reply('Thanks'), reply('Bye')];
  expect(merge(mine, base)).toEqual(mine);
});

it('shows both of what both have changed, mine first', () => {
  const mine = [reply('Hours', 'from nine'), reply('Thanks'), reply('Price')];
  const theirs = [reply('Hours', 'from eight'), reply('Thanks'), reply('Price')];
  expect(merge(mine, theirs).slice(0, 2)).toEqual([
    reply('Hours', 'from nine'),
    reply('Hours', 'from eight'),
  ]);
});

it('gives back what one side deleted and the other changed', () => {
  const without = base.slice(1);
  const changed = [reply('Hours', 'from eight'), ...without];
  expect(merge(without, changed)).toContainEqual(reply('Hours', 'from eight'));
  expect(merge(changed, without)).toContainEqual(reply('Hours', 'from eight'));
});
