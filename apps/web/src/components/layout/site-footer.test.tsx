import { render, screen, within } from '@testing-library/react';
import type { Company } from '@vitrine/contracts';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { SiteFooter } from './site-footer.tsx';

const company: Company = {
  name: { first: 'Etinde', second: 'Works' },
  tagline: "We Don't Just Build. We Solve.",
  description: '',
  email: 'hello@etindeworks.example',
  website: '',
  phone: '+237 6 00 00 00 00',
  whatsapp: '',
  address: ['Limbe', 'Cameroon'],
  coordinates: '4.0242° N, 9.2149° E',
  elevation: 'Etinde, 1,713 m',
  social: {
    linkedin: 'https://linkedin.example/e',
    twitter: 'https://x.example/e',
    github: 'https://github.example/e',
  },
  timeZone: 'UTC',
  languages: { fr: false },
};

const open = (changes: Partial<Company> = {}) =>
  render(
    <MemoryRouter>
      <SiteFooter company={{ ...company, ...changes }} year={2031} />
    </MemoryRouter>,
  );

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

describe('the site footer', () => {
  it('leads every solution to the one page', () => {
    open();
    expect(linksOf('Solutions')).toEqual([
      'Custom Software /solutions',
      'Digital Transformation /solutions',
      'Cloud Solutions /solutions',
      'AI Integration /solutions',
      'Data Analytics /solutions',
    ]);
  });

  it('links the company pages', () => {
    open();
    expect(linksOf('Company').map((link) => link.split(' ').at(-1))).toEqual([
      '/about',
      '/vision-mission',
      '/team',
      '/projects',
      '/blog',
    ]);
  });

  it('shows the year and the name of the company', () => {
    open();
    expect(screen.getByText('© 2031 Etinde Works. All rights reserved.')).toBeTruthy();
  });

  it('makes mail and phone links of the contact details', () => {
    open();
    expect(screen.getByRole('link', { name: company.email }).getAttribute('href')).toBe(
      'mailto:hello@etindeworks.example',
    );
    expect(screen.getByRole('link', { name: company.phone }).getAttribute('href')).toBe(
      'tel:+237600000000',
    );
  });

  it('leads to a chat on WhatsApp where the company has a number for it', () => {
    open({ whatsapp: '+237 6 70 00 00 01' });
    expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
      'https://wa.me/237670000001',
    );
  });

  it('names no WhatsApp where there is none', () => {
    open();
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  });

  it('leads professionals, learners and applicants on', () => {
    open();
    expect(linksOf('Ways to join us')).toEqual([
      'For professionals /professionals',
      'Internship /solutions#apply-internship',
      'Training /solutions#apply-training',
      'Open positions /careers',
    ]);
  });

  it('says the tagline, with three social links', () => {
    open();
    expect(screen.getByText("We Don't Just Build. We Solve.")).toBeTruthy();
    const links = screen.getAllByRole('link', { name: /^Etinde Works on/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Object.values(company.social));
  });

  it('links the legal pages', () => {
    open();
    for (const [name, path] of [
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
      ['Cookies', '/cookies'],
    ] as const) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
    }
  });

  it('says the address', () => {
    open();
    for (const line of company.address) expect(screen.getByText(line)).toBeTruthy();
  });

  it('leaves out a social network that is not set', () => {
    open({ social: { ...company.social, twitter: '' } });
    expect(screen.getByRole('link', { name: 'Etinde Works on GitHub' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Twitter/ })).toBeNull();
  });
});
