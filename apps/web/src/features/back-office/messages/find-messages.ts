import { type Message, matchesSearch, messageSearchFields } from '@vitrine/contracts';

export const folders = ['inbox', 'archived'] as const;
export type Folder = (typeof folders)[number];

export interface MessageFilter {
  folder: Folder;
  search: string;
  /** Empty for all. */
  type: string;
  /** Empty for all. */
  status: string;
}

/** What a folder holds: the inbox shows all messages, archived ones too (MSG-03). */
export const inFolder = (messages: readonly Message[], folder: Folder) =>
  folder === 'inbox' ? messages : messages.filter(({ status }) => status === 'archived');

/** The messages of a folder that the filters and the search let through (MSG-02). */
export function findMessages(messages: readonly Message[], filter: MessageFilter) {
  const { folder, search, type, status } = filter;
  return inFolder(messages, folder).filter(
    (message) =>
      (!type || message.type === type) &&
      (!status || message.status === status) &&
      matchesSearch(message, messageSearchFields, search),
  );
}
