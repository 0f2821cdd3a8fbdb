/** Why the server can take no requests, or not every request. */
export const obstacles = {
  closing: 'This process is shutting down; send requests to another one.',
  diskFull: 'The disk is full: nothing new can be stored, but deleting works.',
  schemaOlder: 'The database has not been migrated to this version yet.',
  schemaNewer: 'The database belongs to a newer version than this process.',
  databaseDown: 'The database does not respond.',
  databaseDamaged: 'The database is damaged; it has to be restored from a backup.',
};
