import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';

interface RequireSessionProps {
  /** The area's sign-in page. */
  signIn: string;
  /** The role that may enter; anyone signed in when left out. */
  onlyFor?: 'user' | 'admin';
  children: ReactNode;
}

/** Keeps the area for those who belong in it (ROL-01); the server enforces the same by itself. */
export function RequireSession({ signIn, onlyFor, children }: RequireSessionProps) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (!session) return <Navigate to={signIn} replace state={{ from: pathname + search + hash }} />;
  if (onlyFor && session.role !== onlyFor) return <Navigate to={paths.home.to()} replace />;
  return children;
}
