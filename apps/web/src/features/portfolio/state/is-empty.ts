import type { Portfolio } from '@vitrine/contracts';

/**
 * Whether the portfolio shows nothing at all yet; its address, its state and
 * the order of its parts do not count.
 */
export function isEmpty(portfolio: Portfolio): boolean {
  const {
    published: _state,
    customUrl: _address,
    sections: _order,
    version: _,
    ...shown
  } = portfolio;
  return Object.values(shown).every((part) => part.length === 0);
}
