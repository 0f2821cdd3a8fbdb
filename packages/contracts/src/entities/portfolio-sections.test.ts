import { describe, expect, it } from 'vitest';
import { orderSections, portfolioSections } from './portfolio-sections.ts';

describe('orderSections', () => {
  it('is the usual order where nothing was placed', () => {
    expect(orderSections([])).toEqual(portfolioSections);
  });

  it('puts what was placed first and leaves nothing out', () => {
    const order = orderSections(['skills', 'projects']);
    expect(order.slice(0, 3)).toEqual(['skills', 'projects', 'about']);
    expect([...order].sort()).toEqual([...portfolioSections].sort());
  });

  it('names a section once', () => {
    expect(orderSections(['media', 'media'])).toHaveLength(portfolioSections.length);
  });
});
