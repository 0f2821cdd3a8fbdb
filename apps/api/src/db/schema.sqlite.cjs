// drizzle-kit makes migrations/sqlite from what this exports: every table there is. In CommonJS, because
// the names of a module's exports cannot come from a list.
const { sqliteColumns } = require('./columns.ts');
const { defineTables } = require('./schema.ts');

module.exports = defineTables(sqliteColumns);
