import { type LinkProps, useLocation, useNavigate } from 'react-router-dom';
import { changedSearch, useAddress } from '#lib/use-address.ts';

/** Closing then goes back instead of adding to the history. */
const OPENED_HERE = { openedHere: true } as const;

/** What a link needs to open a record. */
export type OpenLink = Required<Pick<LinkProps, 'to' | 'replace' | 'state'>>;

/**
 * The record that a parameter of the address names, with the ways to another one and back to the
 * list: a reload, or signing in again, shows the same.
 */
export function useOpened(parameter: string) {
  const [address] = useAddress();
  const navigate = useNavigate();
  const { state } = useLocation();
  const id = address.get(parameter) ?? undefined;
  const withId = (next: string) => ({
    search: changedSearch(address, { [parameter]: next }).toString(),
  });
  // One entry of the history for reading, however many records are read: back is the list.
  const link = (next: string): OpenLink => ({
    to: withId(next),
    replace: id !== undefined,
    state: id === undefined ? OPENED_HERE : state,
  });
  return {
    id,
    link,
    open(next: string) {
      const { to, ...options } = link(next);
      navigate(to, options);
    },
    close() {
      if (state?.openedHere) navigate(-1);
      else navigate(withId(''), { replace: true });
    },
  };
}

export type Opened = ReturnType<typeof useOpened>;
