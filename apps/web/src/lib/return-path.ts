import { useLocation } from 'react-router-dom';

/** Where to go after signing in: back to where the guard of this area met the person, else its start. */
export function useReturnPath(area: string): string {
  const state: unknown = useLocation().state;
  const from = state && typeof state === 'object' && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && isWithin(area, from) ? from : area;
}

/** So that nobody is sent to another site, nor to an area that is not theirs. */
const isWithin = (area: string, path: string): boolean =>
  path.startsWith(area) && ['', '/', '?', '#'].includes(path.charAt(area.length));
