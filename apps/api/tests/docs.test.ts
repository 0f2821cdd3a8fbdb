import { problemStatus } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { referencePage } from '../src/http/reference/page.ts';
import { openApi, table } from './testing/endpoint-table.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { text: page, headers } = await server.http.get('/docs').expect(200);

describe('the reference', () => {
  it('is a page with its own style sheet', async () => {
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const [, href] = /<link rel="stylesheet" href="([^"]+)">/.exec(page) ?? [];
    const sheet = await server.http.get(String(href)).expect(200);
    expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(sheet.text).toContain('color-scheme: light dark');
    await server.http.get('/docs/').expect(200);
  });

  it('holds nothing that a strict policy refuses', () => {
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
    expect(headers['content-security-policy']).toContain("style-src 'self'");
  });

  it.each(table)('describes %s', (name, { path, summary }) => {
    expect(page).toContain(`id="${name}"`);
    expect(page).toContain(`<code>${path}</code>`);
    expect(page).toContain(summary.replaceAll("'", '&#39;'));
  });

  it.each(Object.keys(problemStatus))('explains the problem %s', (code) => {
    expect(page).toContain(`<code>${code}</code>`);
  });

  it('lists problems that share a status among the ways to fail', () => {
    expect(page).toMatch(/<li><a href="#problems">403<\/a> <code>forbidden<\/code>:/);
  });

  it('tells the limits of fields in words', () => {
    expect(page).toContain('1 to 200 characters');
    expect(page).toContain('At most 50,000 characters');
    expect(page).toContain('One of draft, submitted, scheduled, published');
  });

  it('leads every link within the page somewhere', () => {
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
    expect(targets.length).toBeGreaterThan(table.length);
    for (const target of new Set(targets)) expect(page, target).toContain(`id="${target}"`);
  });

  it('shows markup in a description as text', () => {
    const info = { ...openApi.info, summary: '<img src=x onerror=alert(1)>' };
    const written = referencePage({ ...openApi, info }, '/docs/reference.css');
    expect(written).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(written).not.toContain('<img');
  });
});
