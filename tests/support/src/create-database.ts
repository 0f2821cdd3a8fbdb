import pg from 'pg';

/**
 * @param server address without a database name
 * @param template the database it is a copy of, to which nobody may be connected
 */
export async function createDatabase(
  server: string,
  name: string,
  template = 'template1',
): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  } finally {
    await client.end();
  }
}
