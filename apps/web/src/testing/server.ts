import { setupServer } from 'msw/node';

/** In place of the API; every test defines its answers. */
export const server = setupServer();
