export type { SiteDeps as Deps } from '../site/index.ts';
