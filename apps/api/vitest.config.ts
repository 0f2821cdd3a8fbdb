import { configDefaults, defineConfig } from 'vitest/config';

/** What no database has a part in is run on the one that is there anyway. */
const WITHOUT_DATABASE = [
  'src/{commands,features,http,lib}/**',
  'tests/{access,past-holes-addresses}.test.ts',
  'tests/{bundle,command-line,cors,cv-renderer,docs,logger,openapi,openapi-security}.test.ts',
  'tests/{connection-guards,forwarded-addresses,silent-connections,slow-connections}.test.ts',
  'tests/{password-bytes,security-headers,send-queues,sign-in-queue}.test.ts',
  'tests/{portfolio-downloads,share-images,shutdown,unhandled-errors}.test.ts',
];
const isPostgres = process.env.TEST_DATABASE === 'postgres';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isPostgres ? WITHOUT_DATABASE : [])],
    globalSetup: './tests/testing/global-setup.ts',
    // some start the whole program several times, on a machine that does other things as well
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // what comes a moment later is waited for as long
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    // no test keeps state in a module: a worker loads the program once, not for every file
    isolate: false,
  },
});
