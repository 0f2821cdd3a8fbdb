// drizzle-kit makes migrations/postgres from what this exports: every table there is. In CommonJS, because
// the names of a module's exports cannot come from a list.
const { postgresColumns } = require('./columns.postgres.ts');
const { defineTables } = require('./schema.ts');

module.exports = defineTables(postgresColumns);
