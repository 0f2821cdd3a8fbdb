import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { Portfolio } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { answer } from '#testing/answer.ts';
import { server } from '#testing/server.ts';
import { editPortfolio, field, openPortfolio } from '../testing/open-portfolio.tsx';
import { account, portfolio } from '../testing/sample-portfolio.ts';
import { listChange, onOwnChange } from './portfolio-cache.ts';

/** Another tab saved this. */
function saveElsewhere(headline: string) {
  const newer = { ...portfolio, headline, version: 8 };
  server.use(answer('portfolio.get', newer), answer('account.get', account));
  const tab = new BroadcastChannel('portfolio');
  tab.postMessage('changed');
  return tab;
}

describe('what another tab saves', () => {
  it('is shown here', async () => {
    await openPortfolio();
    const tab = saveElsewhere('From the other tab');
    expect(await screen.findByText('From the other tab')).toBeTruthy();
    tab.close();
  });

  it('comes into an editor in which nothing was typed', async () => {
    await editPortfolio();
    const tab = saveElsewhere('From the other tab');
    expect(await screen.findByDisplayValue('From the other tab')).toBeTruthy();
    tab.close();
  });

  it('takes nothing away that is typed here', async () => {
    const { user, queries } = await editPortfolio();
    await user.type(field('Headline'), '!');
    const tab = saveElsewhere('From the other tab');
    const known = () => queries.getQueryData<typeof portfolio>(['portfolio.get', {}])?.version;
    await expect.poll(known).toBe(8);
    expect(field('Headline').value).toBe('I make payments boring!');
    tab.close();
  });
});

describe('what is added or deleted at once', () => {
  type Change = ReturnType<typeof listChange>;

  /** What an open editor holds after these changes. */
  function after(typed: Portfolio, ...changes: ((change: Change) => void)[]) {
    const edits = { stored: portfolio, typed };
    const stop = onOwnChange((change) => {
      edits.stored = change.stored(edits.stored);
      edits.typed = change.typed(edits.typed);
    });
    for (const change of changes) change(listChange(new QueryClient()));
    stop();
    return edits;
  }
  const add = (version?: number, typed?: object) => (change: Change) =>
    change.added('links', { id: 'l2' }, { version, typed });

  it('leaves edits to other items as they are', () => {
    const links = [{ id: 'l1', name: 'My code', url: 'https://github.com/ngozi' }];
    const { stored, typed } = after({ ...portfolio, links }, add(8), (change) =>
      change.deleted('projects', 'p1', 9),
    );
    expect(typed.links).toEqual([...links, { id: 'l2' }]);
    expect([typed.projects, stored.projects]).toEqual([[], []]);
  });

  it('is there once where it arrives twice', () => {
    expect(after(portfolio, add(8), add(8)).typed.links).toHaveLength(2);
  });

  it('is nothing unsaved, and what was typed on is', () => {
    const same = after(portfolio, add(8));
    expect(same.typed.links).toEqual(same.stored.links);
    expect(after(portfolio, add(8, { name: 'x' })).typed.links.at(-1)).toEqual({
      id: 'l2',
      name: 'x',
    });
  });

  it.each<[string, ((change: Change) => void)[], number]>([
    ['goes along with an own addition', [add(8)], 8],
    ['stays when someone else was there in between', [add(9)], 7],
    ['stays when an addition is only confirmed', [add(9), add(8)], 7],
    ['goes along with an own deletion', [(change) => change.deleted('links', 'l1', 8)], 8],
  ])('has a version that %s', (_, changes, version) => {
    expect(after(portfolio, ...changes).stored.version).toBe(version);
  });
});
