import { screen, waitFor, within } from '@testing-library/react';
import { portfolioThemes } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { answer } from '#testing/answer.ts';
import { server } from '#testing/server.ts';
import { editPortfolio } from '../testing/open-portfolio.tsx';
import { portfolio } from '../testing/sample-portfolio.ts';

const look = () => within(screen.getByRole('region', { name: 'Theme' }));

describe('the look of the page', () => {
  it('is one of three, each with its picture in its own colours', async () => {
    await editPortfolio();
    const names = look()
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
    expect(names).toHaveLength(portfolioThemes.length);
    expect(look().getByRole<HTMLInputElement>('radio', { name: 'Basalt' }).checked).toBe(true);
    const scopes = look()
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.querySelector('svg')?.parentElement?.className);
    expect(scopes).toEqual(['dark', 'light', 'light paper']);
  });

  it('is saved with everything else', async () => {
    const saved: unknown[] = [];
    const { user } = await editPortfolio();
    server.use(
      answer('portfolio.save', ({ body }) => {
        saved.push(body.theme);
        return { ...portfolio, theme: body.theme ?? 'basalt', version: 8 };
      }),
    );
    await user.click(look().getByRole('radio', { name: 'Paper' }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(saved).toEqual(['paper']));
  });
});
