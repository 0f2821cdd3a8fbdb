import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '#testing/answer.ts';
import { server } from '#testing/server.ts';
import { editPortfolio, field, openPortfolio } from '../testing/open-portfolio.tsx';
import { account, portfolio } from '../testing/sample-portfolio.ts';

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
