import type { Connection } from '@vitrine/contracts';
import type { ConnectionRow } from './connections.repository.ts';

export const presentConnection = (row: ConnectionRow): Connection => ({
  id: row.id,
  name: row.name,
  email: row.email,
  message: row.message,
  read: row.readAt !== null,
  date: row.createdAt.toISOString(),
});
