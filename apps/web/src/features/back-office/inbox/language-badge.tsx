import type { Locale } from '@vitrine/contracts';
import { selectFilter } from '#components/list/filters.ts';
import { Badge } from '#components/ui/badge.tsx';
import { getLocale, languageName } from '#lib/locale.ts';
import { usePublicLocales } from '#lib/use-website-link.ts';
import { m } from '#messages';

/** Narrows a list to what is written in one language of the website; nothing where it has one. */
export const useLanguageFilter = () =>
  selectFilter({
    label: m.admin_messages_language,
    all: m.admin_messages_language_all,
    values: usePublicLocales(),
    nameOf: languageName,
  });

/** Says in which language something is written, where that is not the reader's own. */
export const LanguageBadge = ({ language }: { language: Locale | '' }) =>
  language && language !== getLocale() ? <Badge>{languageName(language)}</Badge> : null;
