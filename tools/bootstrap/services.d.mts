/** Where a program is; undefined where it is not installed. */
export declare function findService(name: 'valkey' | 'pgbouncer' | 'curl'): string | undefined;
/** Make sure that the tests have every program that they talk to. */
export declare function ensureServices(toolchain: { env: NodeJS.ProcessEnv }): Promise<void>;
