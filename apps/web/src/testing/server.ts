import { setupServer } from 'msw/node';

/** Stands in for the API; every test defines its answers. */
export const server = setupServer();
