import type { Portfolio } from '@vitrine/contracts';
import { createContext, use } from 'react';
import type { FieldErrors } from '../state/field-errors.ts';

interface Editor {
  draft: Portfolio;
  /** What the last save found wrong. */
  errors: FieldErrors;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

/** The portfolio being edited; the store is the way to change it. */
export function usePortfolioEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('usePortfolioEditor needs a PortfolioEditor above it');
  return editor;
}
