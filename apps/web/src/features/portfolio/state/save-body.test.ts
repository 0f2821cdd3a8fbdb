import { describe, expect, it } from 'vitest';
import { portfolio } from '../testing/sample-portfolio.ts';
import { isStored, saveBody } from './save-body.ts';

const service = { id: 'local', name: ' Review ', description: '', price: '' };

describe('what a save sends', () => {
  it('is everything but the version', () => {
    const { version: _base, ...everything } = portfolio;
    expect(saveBody(portfolio)).toEqual(everything);
  });

  it('names no item that the server does not know', () => {
    const draft = { ...portfolio, services: [service] };
    const { id: _local, ...sent } = service;
    expect(saveBody(draft, portfolio).services).toEqual([sent]);
    expect(saveBody(draft, portfolio).links).toEqual(portfolio.links);
  });
});

describe('whether it is stored', () => {
  const draft = { ...portfolio, headline: ' Trimmed ', services: [service] };
  const stored = {
    ...portfolio,
    version: 8,
    headline: 'Trimmed',
    services: [{ ...service, id: 'given', name: 'Review' }],
  };
  it('does not mind the spelling and the ids of the server', () => {
    expect(isStored(draft, stored)).toBe(true);
  });

  it('is not stored when any word differs', () => {
    expect(isStored(draft, { ...stored, summary: 'another' })).toBe(false);
    expect(isStored({ ...draft, links: [] }, stored)).toBe(false);
  });
});
