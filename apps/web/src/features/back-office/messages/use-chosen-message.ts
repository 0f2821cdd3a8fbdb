import { type LinkProps, useLocation, useNavigate } from 'react-router-dom';
import { changedSearch, useAddress } from '../../../lib/use-address.ts';

/** Closing then goes back instead of adding to the history. */
export const OPENED_HERE = { openedHere: true } as const;

export interface MessageLink {
  to: LinkProps['to'];
  replace: boolean;
  state: unknown;
}

/** The message that the address names, and the ways to another one and back to the list. */
export function useChosenMessage() {
  const [address] = useAddress();
  const navigate = useNavigate();
  const { state } = useLocation();
  const id = address.get('message') ?? undefined;
  const search = (message: string) => ({ search: changedSearch(address, { message }).toString() });
  // One entry of the history for reading, however many messages are read: back is the list.
  const link = (message: string): MessageLink => ({
    to: search(message),
    replace: id !== undefined,
    state: id === undefined ? OPENED_HERE : state,
  });
  return {
    id,
    link,
    open: (message: string) => {
      const { to, ...options } = link(message);
      navigate(to, options);
    },
    close: () => {
      if (state?.openedHere) navigate(-1);
      else navigate(search(''), { replace: true });
    },
  };
}

export type ChosenMessage = ReturnType<typeof useChosenMessage>;
