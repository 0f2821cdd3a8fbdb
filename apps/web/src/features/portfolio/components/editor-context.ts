import type { Portfolio } from '@vitrine/contracts';
import { createContext, use } from 'react';
import type { FieldErrors } from '../state/field-errors.ts';
import type { ListName } from '../state/item-kinds.ts';

export interface Editor {
  draft: Portfolio;
  /** What the last save found wrong. */
  errors: FieldErrors;
  change: (patch: Partial<Portfolio>) => void;
  changeItem: (list: ListName, id: string, patch: object) => void;
  moveItem: (list: ListName, from: number, to: number) => void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

/** The portfolio being edited and the ways to change it. */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor needs a PortfolioEditor above it');
  return editor;
}
