import { type AuditEntry, type AuditSubject, contentTypeOf } from '@vitrine/contracts';
import { paths } from '../../../lib/paths.ts';

const search = (path: string, parameters: Record<string, string>) =>
  `${path}?${new URLSearchParams(parameters)}`;

function entryPlace({ subject, name }: AuditEntry): string | undefined {
  const tab = contentTypeOf(subject);
  return tab && search(paths.adminWebsiteContent.to(), { tab, q: name });
}

const places: Partial<Record<AuditSubject, (entry: AuditEntry) => string>> = {
  account: ({ name }) => search(paths.adminUsers.to(), { q: name }),
  post: ({ name }) => search(paths.adminBlog.to(), { q: name }),
  message: ({ subject_id }) => search(paths.adminMessages.to(), { message: subject_id }),
  application: ({ subject_id }) =>
    search(paths.adminApplications.to(), { application: subject_id }),
  page: () => paths.adminContent.to(),
  settings: () => paths.adminSettings.to(),
};

/** Where the thing is that an act was about; undefined where it is no more, or nowhere. */
export const placeOf = (entry: AuditEntry): string | undefined =>
  entry.action === 'deleted' || entry.name === ''
    ? undefined
    : (places[entry.subject]?.(entry) ?? entryPlace(entry));
