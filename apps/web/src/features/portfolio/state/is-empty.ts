import type { Portfolio } from '@vitrine/contracts';

/** Whether the portfolio shows nothing at all yet; its address and its state do not count. */
export function isEmpty(portfolio: Portfolio): boolean {
  const { published: _state, customUrl: _address, ...shown } = portfolio;
  return Object.values(shown).every((part) => part.length === 0);
}
