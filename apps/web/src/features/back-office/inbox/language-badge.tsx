import type { Locale } from '@vitrine/contracts';
import { Badge } from '#components/ui/badge.tsx';
import { getLocale, languageName } from '#lib/locale.ts';

/** Says in which language something is written, where that is not the reader's own. */
export const LanguageBadge = ({ language }: { language: Locale | '' }) =>
  language && language !== getLocale() ? <Badge>{languageName(language)}</Badge> : null;
