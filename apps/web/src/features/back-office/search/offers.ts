import { languageWords, locales } from '@vitrine/contracts';
import { Globe, LogOut, Moon, Newspaper, Send, Server, Settings, Sun, Users } from 'lucide-react';
import type { AreaSearchProps } from '#components/layout/area-shell.tsx';
import { getLocale } from '#lib/locale.ts';
import { useOpens } from '#lib/office-pages.ts';
import { paths } from '#lib/paths.ts';
import { chooseDark, useDark } from '#lib/theme.ts';
import { m } from '#messages';
import { settingsSections } from '../settings/settings-sections.ts';
import { useBackUp } from '../system/use-back-up.ts';
import { type Hit, type HitGroup, holdsWords } from './hit.ts';

interface Offer extends Hit {
  /** Further words that find it. */
  words?: string | undefined;
}

/**
 * What needs no server: screens, commands, and the parts of the settings, as far as the role opens them.
 * @param words '' offers screens and commands alone
 */
export function useOffers(words: string, shell: AreaSearchProps): HitGroup[] {
  const opens = useOpens();
  const screens = [...shell.groups.flatMap(({ items }) => items), shell.account]
    .filter((item) => item !== undefined)
    .map(({ to, label, icon }): Offer => ({ id: `screen-${to}`, label, icon, to }));
  const commands = useCommands(shell.onLogout);
  const settings = words && opens(paths.adminSettings.to()) ? settingsOffers() : [];
  return [
    { label: m.admin_search_screens(), hits: screens },
    { label: m.admin_search_commands(), hits: commands },
    { label: m.area_settings(), hits: settings },
  ].map(({ label, hits }) => ({ label, hits: hits.filter((hit) => isFound(hit, words)) }));
}

const isFound = ({ label, words: more = '' }: Offer, words: string) =>
  holdsWords(`${label} ${more}`, words);

const settingsOffers = (): Offer[] =>
  settingsSections.map(({ id, title, text, words }) => ({
    ...{ id: `setting-${id}`, label: title(), icon: Settings },
    words: `${text()} ${words().join(' ')}`,
    to: `${paths.adminSettings.to()}#${id}`,
  }));

function useCommands(onLogout: () => void): Offer[] {
  const opens = useOpens();
  const dark = useDark();
  const backUp = useBackUp();
  const places: (Offer & { to: string })[] = [
    {
      ...{ id: 'new-post', label: m.admin_posts_new(), icon: Newspaper },
      to: `${paths.adminPosts.to()}?post=new`,
    },
    {
      ...{ id: 'new-user', label: m.admin_users_add(), icon: Users },
      to: `${paths.adminUsers.to()}?user=new`,
    },
    {
      ...{ id: 'new-issue', label: m.admin_newsletter_write(), icon: Send },
      to: `${paths.adminNewsletter.to()}?issue=new`,
    },
    {
      ...{ id: 'back-up', label: m.admin_system_backup_now(), icon: Server },
      to: paths.adminSystem.to(),
      act: () => backUp.mutate(),
    },
  ];
  const languages = locales
    .filter((locale) => locale !== getLocale())
    .map((locale) => ({
      ...{ id: `language-${locale}`, icon: Globe, words: languageWords[locale].name },
      label: m.admin_search_language({ language: languageWords[locale].name }),
      // the link of the frame keeps what was chosen
      act: () => document.querySelector<HTMLAnchorElement>(`a[data-language="${locale}"]`)?.click(),
    }));
  return [
    ...places.filter(({ to }) => opens(to)),
    ...languages,
    {
      ...{ id: 'theme', icon: dark ? Sun : Moon },
      label: dark ? m.layout_light_mode() : m.layout_dark_mode(),
      act: () => chooseDark(!dark),
    },
    { id: 'logout', label: m.layout_logout(), icon: LogOut, act: onLogout },
  ];
}
