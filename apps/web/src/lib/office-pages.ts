import { type Area, holds } from '@vitrine/contracts';
import { paths } from './paths.ts';
import { useSession } from './session.ts';

/** The areas that pages of the back-office belong to; the others are for all who work there. */
const areas = new Map<string, Area>([
  [paths.adminActivity.to(), 'activity'],
  [paths.adminPosts.to(), 'articles'],
  [paths.adminNewsletter.to(), 'newsletter'],
  [paths.adminReaders.to(), 'newsletter'],
  [paths.adminWebsiteContent.to(), 'content'],
  [paths.adminContent.to(), 'content'],
  [paths.adminOtherPages.to(), 'content'],
  [paths.adminTranslations.to(), 'content'],
  [paths.adminLibrary.to(), 'library'],
  [paths.adminUsers.to(), 'users'],
  [paths.adminPerson.to(), 'people'],
  [paths.adminMessages.to(), 'inbox'],
  [paths.adminApplications.to(), 'inbox'],
  [paths.adminSettings.to(), 'settings'],
  [paths.adminSystem.to(), 'settings'],
]);

/** The area of a page of the back-office, by its address; a query and a slash at the end do not count. */
export const officeAreaOf = (address: string): Area =>
  areas.get(address.replace(/\/?(\?.*)?$/, '').toLowerCase()) ?? 'office';

/** Whether the signed-in person's role opens an area. The server decides by itself. */
export function useHolds(area: Area): boolean {
  const role = useSession()?.role;
  return holds(role, area);
}

/** The same of any area; all of them until the person is known: a document is the same for everyone. */
export function useMay(): (area: Area) => boolean {
  const session = useSession();
  return (area) => !session || holds(session.role, area);
}

/** Which pages of the back-office a person may see: a link to another would lead nowhere. */
export function useOpens(): (address: string) => boolean {
  const may = useMay();
  return (address) => may(officeAreaOf(address));
}
