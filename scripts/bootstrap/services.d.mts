/** Where a server's program is; undefined where it is not installed. */
export declare function findService(name: 'valkey' | 'pgbouncer'): string | undefined;
/** Make sure that the tests have every server that they talk to. */
export declare function ensureServices(toolchain: { env: NodeJS.ProcessEnv }): Promise<void>;
