import type { MessageStatus, MessageType } from '@vitrine/contracts';
import { m } from '#messages';

const typeWords: Record<MessageType, () => string> = {
  'contact-form': m.admin_messages_type_contact,
  support: m.admin_messages_type_support,
  feedback: m.admin_messages_type_feedback,
  internal: m.admin_messages_type_internal,
};

const statusWords: Record<MessageStatus, () => string> = {
  unread: m.admin_messages_status_unread,
  read: m.admin_messages_status_read,
  archived: m.admin_messages_status_archived,
};

export const typeLabel = (type: MessageType): string => typeWords[type]();
export const statusLabel = (status: MessageStatus): string => statusWords[status]();

export const typeOptions = () =>
  Object.entries(typeWords).map(([value, word]) => ({ value, label: word() }));

/** Archived messages have a tab of their own (MSG-01). */
export const statusOptions = () =>
  (['unread', 'read'] as const).map((value) => ({ value, label: statusLabel(value) }));
