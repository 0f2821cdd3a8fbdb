import { runMain } from './bootstrap/main.mjs';
import { Problem } from './bootstrap/problem.mjs';
import { run } from './bootstrap/run.mjs';
import { ensureToolchain } from './bootstrap/toolchain.mjs';

// `node tools/with-toolchain.mjs pnpm dev`: any command with the pinned Node and pnpm on PATH.
runMain(async () => {
  const [command, ...args] = process.argv.slice(2);
  if (!command) throw new Problem('Usage: node tools/with-toolchain.mjs <command> [arguments]');
  const toolchain = await ensureToolchain();
  const binary = { node: toolchain.node, pnpm: toolchain.pnpm }[command] ?? command;
  return run(binary, args, { env: toolchain.env });
});
