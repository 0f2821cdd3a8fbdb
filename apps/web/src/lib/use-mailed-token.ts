import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of the mailed link, read once and then taken out of the address bar and the history.
 * Null when the address has none; undefined until the browser has looked.
 */
export function useMailedToken(): string | null | undefined {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>();
  const read = useRef<string>(null);
  const found = new URLSearchParams(hash.slice(1)).get('token');
  // In a layout effect, so that the first request has it.
  useLayoutEffect(() => {
    read.current = found ?? read.current;
    // From the ref, which still has the token after it has left the address.
    setToken(read.current);
  }, [found]);
  useEffect(() => {
    if (found) navigate(pathname, { replace: true });
  }, [found, pathname, navigate]);
  return token;
}
