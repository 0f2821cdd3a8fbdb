import type { MessageState, MessageStatus, MessageType } from '@vitrine/contracts';
import { m } from '#messages';

export const folders = ['inbox', 'archived'] as const;
export type Folder = (typeof folders)[number];

const typeWords: Record<MessageType, () => string> = {
  'contact-form': m.admin_messages_type_contact,
  support: m.admin_messages_type_support,
  feedback: m.admin_messages_type_feedback,
  internal: m.admin_messages_type_internal,
};

const statusWords: Record<MessageStatus, () => string> = {
  unread: m.admin_messages_status_unread,
  read: m.admin_messages_status_read,
  archived: m.admin_messages_archived,
};

export const typeLabel = (type: MessageType): string => typeWords[type]();
export const statusLabel = (status: MessageStatus): string => statusWords[status]();
export const folderLabel = (folder: Folder): string =>
  folder === 'inbox' ? m.admin_inbox() : m.admin_messages_archived();

const stateWords: Record<MessageState, () => string> = {
  open: m.admin_messages_state_open,
  answered: m.admin_messages_state_answered,
  closed: m.admin_messages_state_closed,
  spam: m.admin_messages_state_spam,
};

export const stateLabel = (state: MessageState): string => stateWords[state]();
