import { describe, expect, it } from 'vitest';
import { baseOf, policyOf } from './static-site.ts';

describe('the folder of a site on its host', () => {
  it.each([
    [undefined, '/'],
    ['', '/'],
    ['/', '/'],
    ['vitrine', '/vitrine/'],
    ['/vitrine/', '/vitrine/'],
    ['/a/b', '/a/b/'],
  ])('%s is %s', (folder, base) => {
    expect(baseOf(folder)).toBe(base);
  });
});

describe("the policy in a static site's document", () => {
  it('lets nothing but the own host in where the API is answered in the browser', () => {
    const policy = policyOf({ apiUrl: '/demo-api', trustedTypes: false });
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|\*|unsafe/);
  });

  it('lets WebAssembly be compiled where that is needed, and no text be run', () => {
    const policy = policyOf({ apiUrl: '/demo-api', trustedTypes: false, webAssembly: true });
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).not.toMatch(/https?:|\*|'unsafe/);
  });

  it('lets calls and pictures of the API through where that is elsewhere', () => {
    const policy = policyOf({ apiUrl: 'https://api.example.com/v', trustedTypes: true });
    expect(policy).toContain("connect-src 'self' https://api.example.com;");
    expect(policy).toContain("img-src 'self' data: blob: https://api.example.com;");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });
});
