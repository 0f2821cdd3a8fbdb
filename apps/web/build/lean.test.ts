import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { leanMessage } from './lean-messages-plugin.ts';
import { leanModule } from './lean-router-plugin.ts';

const MESSAGES = path.resolve(import.meta.dirname, '../src/generated/messages/messages');

/** The router's largest module, as its package has it. */
async function routerCode(): Promise<string> {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
  const folder = path.resolve(path.dirname(resolve('react-router')), '../production');
  const names = (await readdir(folder)).filter((name) => /^chunk-.*\.mjs$/.test(name));
  const codes = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return codes.find((code) => code.includes('function BrowserRouter(')) ?? '';
}

describe('the lean router', () => {
  it('finds in the library what it leaves out', async () => {
    const before = await routerCode();
    const after = leanModule(before);
    expect(before).toContain('\nScrollRestoration.displayName = ');
    expect(after).not.toMatch(/^\w+\.displayName = /m);
    expect(after).toMatch(/^var Form = \/\* @__PURE__ \*\/ React\w*\.forwardRef\(/m);
    expect(after).toMatch(/^function PrefetchPageLinks\(.*\) \{return null;$/m);
  });
});

describe('a lean message', () => {
  it('says the same without asking for the language', async () => {
    const code = await readFile(path.join(MESSAGES, 'layout_copyright.js'), 'utf8');
    const lean = leanMessage(code);
    expect(lean).toContain('((inputs) => {');
    expect(lean).toContain('return en_layout_copyright(inputs)');
    expect(lean).not.toContain('getLocale()');
  });

  it('keeps the choice where there are two languages', () => {
    const code = `((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_x(inputs)
	return en_x(inputs)
})`;
    expect(leanMessage(code)).toBe(code);
  });
});
