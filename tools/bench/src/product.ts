import { join } from 'node:path';
import { freePort } from '@vitrine/test-support/free-port';
import { ROOT } from '../../bootstrap/versions.mjs';
import { callApi } from './http-client.ts';
import { type Program, startProgram } from './processes.ts';
import { firstOk } from './until-ok.ts';

/** What `npm start` and the image start: the bundle that `pnpm build` makes. */
const MAIN = join(ROOT, 'apps', 'api', 'dist', 'main.js');

export const ADMIN = { email: 'admin@example.com', password: 'an admin password' };

export interface Product extends Program {
  url: string;
}

interface Options {
  /** Its data folder; what it prints is kept beside it. */
  folder: string;
  /** Environment variables beside the usual ones. */
  settings?: Record<string, string>;
  /** How many files and connections it may have open (`ulimit -n`); as many as usual unless said. */
  mostOpenFiles?: number;
}

/** Variables of its surroundings that the server needs; those of a developer are not measured. */
const surroundings = () => ({ PATH: process.env.PATH, HOME: process.env.HOME });

/** Starts the server; it need not answer yet. */
export async function spawnProduct({
  folder,
  settings = {},
  mostOpenFiles,
}: Options): Promise<Product> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...surroundings(),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: join(folder, 'data'),
    SECRET: 'a secret that signs nothing that matters',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...settings,
  };
  const log = join(folder, 'server.log');
  const program = mostOpenFiles
    ? { command: 'prlimit', args: [`--nofile=${mostOpenFiles}`, process.execPath, MAIN] }
    : { args: [MAIN] };
  return { ...startProgram({ ...program, env, log }), url };
}

/** Starts the server and waits until it answers. */
export async function startProduct(options: Options): Promise<Product> {
  const product = await spawnProduct(options);
  await firstOk(product, `${product.url}/health`);
  return product;
}

/** @returns an access token */
export async function signIn(url: string, account: typeof ADMIN): Promise<string> {
  const { access_token } = await callApi<{ access_token: string }>(`${url}/auth/login`, {
    body: account,
  });
  return access_token;
}
