import { baseOf, buildStaticSite } from './static-site.ts';

// `pnpm build:static`: the app for a host of files, with the API of a server that is somewhere else.

const apiUrl = process.env.VITE_API_URL;
if (!apiUrl || !URL.canParse(apiUrl)) {
  throw new Error('Set VITE_API_URL to the address of the API, e.g. https://api.example.com');
}
await buildStaticSite({
  out: 'static/dist',
  apiUrl,
  base: baseOf(process.env.VITE_BASE),
  isListed: true,
  trustedTypes: true,
});
