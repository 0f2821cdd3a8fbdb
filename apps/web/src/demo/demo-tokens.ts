import type { DemoAccount, DemoData } from './demo-data.ts';

/** A token of the demo: it says whose it is, and opens nothing anywhere else. */
export const tokenOf = ({ id }: Pick<DemoAccount, 'id'>, mark: string): string =>
  `demo:${id}:${mark}`;

/** The active account that a token says; undefined for any other token. */
export function accountOfToken(data: DemoData, token: string | undefined): DemoAccount | undefined {
  const [kind, id] = token?.split(':') ?? [];
  if (kind !== 'demo') return undefined;
  return data.accounts.find((account) => account.id === id && account.status === 'active');
}
