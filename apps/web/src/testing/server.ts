import { setupServer } from 'msw/node';

/** Stands where the API would; every test says what it answers. */
export const server = setupServer();
