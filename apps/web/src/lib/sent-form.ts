import type { SentForm } from '@vitrine/contracts';
import { createContext } from 'react';

/** The form that this page answers: a browser sent it by itself, since no script took it. */
export const SentFormContext = createContext<SentForm | undefined>(undefined);
