import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { followSiteHeader } from '#lib/site-header-behaviour.ts';
import { SiteHeader } from './site-header.tsx';

function renderHeader() {
  followSiteHeader();
  render(
    <MemoryRouter>
      <SiteHeader name={{ first: 'Etinde', second: 'Works' }} />
    </MemoryRouter>,
  );
  return screen.getByRole('banner');
}

function scrollTo(y: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

describe('the site header', () => {
  it('lists the pages in their order', () => {
    const nav = within(renderHeader()).getByRole('navigation', { name: 'Main' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.textContent]),
    ).toEqual([
      ['/', 'Home'],
      ['/about', 'About Us'],
      ['/vision-mission', 'Vision & Mission'],
      ['/solutions', 'What We Do'],
      ['/team', 'Team'],
      ['/projects', 'Case Studies'],
      ['/blog', 'Insights'],
      ['/contact', 'Contact Us'],
    ]);
  });

  it('leads on to the programmes and the open positions from the menu', () => {
    const join = within(renderHeader()).getByRole('navigation', { name: 'Join us' });
    const links = within(join).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/professionals',
      '/solutions#apply-internship',
      '/solutions#apply-training',
      '/careers',
    ]);
  });

  it('names the icon link to the registration', () => {
    renderHeader();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveProperty(
      'pathname',
      '/register',
    );
  });

  it('turns solid past 10 px and clear again at 10 px', () => {
    renderHeader();
    const isSolid = () => !document.documentElement.hasAttribute('data-at-top');
    expect(isSolid()).toBe(false);
    scrollTo(11);
    expect(isSolid()).toBe(true);
    scrollTo(10);
    expect(isSolid()).toBe(false);
  });

  it('is solid until its code has come', () => {
    document.documentElement.removeAttribute('data-at-top');
    const css = readFileSync(path.join(import.meta.dirname, 'site-header.module.css'), 'utf8');
    const clear = [...css.matchAll(/([^{}]+)\{[^{}]*opacity: 0;/g)].map(([, rule = '']) => rule);
    const ofHeader = clear.filter((rule) => rule.includes('.header::before'));
    expect(ofHeader).toHaveLength(1);
    expect(ofHeader[0]).toContain('html[data-at-top]');
  });

  it('makes the page dark', () => {
    document.documentElement.classList.remove('dark');
    renderHeader();
    expect(document.documentElement.classList.contains('dark')).toBe(true);
  });

  it('closes the menu when a link is chosen', async () => {
    renderHeader();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(screen.getByRole('button', { name: 'Close menu' }).ariaExpanded).toBe('true');
    await userEvent.click(screen.getByRole('link', { name: 'Team' }));
    expect(screen.getByRole('button', { name: 'Open menu' }).ariaExpanded).toBe('false');
  });

  it('goes on from the opened menu link by link', async () => {
    renderHeader();
    screen.getByRole('button', { name: 'Open menu' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Home' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'About Us' }));
  });

  it('closes the menu on Escape and returns the focus to the toggle', async () => {
    renderHeader();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    screen.getByRole('link', { name: 'Team' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }));
  });

  it('closes the menu when the window grows and its links stand in the header', async () => {
    const wide = Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
    vi.mocked(window.matchMedia).mockReturnValue(wide);
    renderHeader();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    act(() => void wide.dispatchEvent(new Event('change')));
    expect(screen.getByRole('button', { name: 'Open menu' }).ariaExpanded).toBe('false');
  });
});
