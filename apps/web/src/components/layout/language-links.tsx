import { type Locale, languageWords } from '@vitrine/contracts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { getLocale } from '#lib/locale.ts';
import { addressIn } from '#lib/site-address.ts';

interface LanguageLinksProps {
  /** Those to choose from; nothing is shown where there is no other one. */
  languages: readonly Locale[];
  className?: string | undefined;
  /** In a narrow place: by its code, which every language here begins its own name with. */
  short?: boolean;
  /** Before each name. */
  icon?: ReactNode;
}

/**
 * Links to the same page in the other languages, as items of a list. No links of the router, which
 * stays in one language; lib/language-choice.ts keeps what was chosen, brings along what was typed, and
 * makes the offer of the short ones.
 */
export function LanguageLinks({ languages, className, short = false, icon }: LanguageLinksProps) {
  const { pathname } = useLocation();
  return languages
    .filter((locale) => locale !== getLocale())
    .map((locale) => {
      const { name, offer, close } = languageWords[locale];
      const code = locale.toUpperCase();
      return (
        <li key={locale}>
          <a
            href={addressIn(locale, pathname)}
            lang={locale}
            hrefLang={locale}
            data-language={locale}
            // begins with what is seen, so that it can be spoken
            aria-label={short ? `${code}, ${name}` : undefined}
            data-offer={short ? offer : undefined}
            data-close={short ? close : undefined}
            className={className}
          >
            {icon}
            {short ? code : name}
          </a>
        </li>
      );
    });
}
