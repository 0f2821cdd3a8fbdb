import { type MessageType, messageTypes } from '@vitrine/contracts';

export const folders = ['inbox', 'archived'] as const;
export type Folder = (typeof folders)[number];

/** Archived messages have a folder of their own (MSG-01). */
export const filterStatuses = ['unread', 'read'] as const;
export type FilterStatus = (typeof filterStatuses)[number];

export interface MessageFilter {
  folder: Folder;
  /** What was typed. */
  text: string;
  type: MessageType | undefined;
  status: FilterStatus | undefined;
}

/** The filter as the address says it; what does not exist filters nothing. */
export function readFilter(address: URLSearchParams): MessageFilter {
  return {
    folder: folders.find((folder) => folder === address.get('folder')) ?? 'inbox',
    text: address.get('q') ?? '',
    type: messageTypes.find((type) => type === address.get('type')),
    status: filterStatuses.find((status) => status === address.get('status')),
  };
}

export const isFiltered = ({ text, type, status }: MessageFilter): boolean =>
  Boolean(text.trim() || type || status);

/** The server takes no longer question. */
const LONGEST_TEXT = 200;

/** The filter as the server is asked. */
export function queryOf({ folder, text, type, status }: MessageFilter) {
  const q = text.trim().slice(0, LONGEST_TEXT).trim();
  return {
    folder,
    ...(q && { q }),
    ...(type && { type }),
    ...(status && { status }),
  };
}

export type MessageQuery = ReturnType<typeof queryOf>;
