import { render, screen, within } from '@testing-library/react';
import type { Company } from '@vitrine/contracts';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { SiteFooter } from './site-footer.tsx';

const company: Company = {
  name: { first: 'Etinde', second: 'Works' },
  tagline: "We Don't Just Build. We Solve.",
  description: '',
  email: 'hello@etindeworks.example',
  website: '',
  phone: '+237 6 00 00 00 00',
  address: ['Limbe', 'Cameroon'],
  coordinates: '4.0242° N, 9.2149° E',
  elevation: 'Etinde, 1,713 m',
  social: {
    linkedin: 'https://linkedin.example/e',
    twitter: '',
    github: 'https://github.example/e',
  },
};

beforeEach(() => {
  render(
    <MemoryRouter>
      <SiteFooter company={company} year={2031} />
    </MemoryRouter>,
  );
});

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

describe('the site footer', () => {
  it('leads every solution to the one page', () => {
    expect(linksOf('Solutions')).toEqual([
      'Custom Software /solutions',
      'Digital Transformation /solutions',
      'Cloud Solutions /solutions',
      'AI Integration /solutions',
      'Data Analytics /solutions',
    ]);
  });

  it('links the company pages', () => {
    expect(linksOf('Company').map((link) => link.split(' ').at(-1))).toEqual([
      '/about',
      '/vision-mission',
      '/team',
      '/projects',
      '/blog',
    ]);
  });

  it('shows the year and the name of the company', () => {
    expect(screen.getByText('© 2031 Etinde Works. All rights reserved.')).toBeTruthy();
  });

  it('makes mail and phone links of the contact details', () => {
    expect(screen.getByRole('link', { name: company.email }).getAttribute('href')).toBe(
      'mailto:hello@etindeworks.example',
    );
    expect(screen.getByRole('link', { name: company.phone }).getAttribute('href')).toBe(
      'tel:+237600000000',
    );
  });

  it('leaves out a social network that is not set', () => {
    expect(screen.getByRole('link', { name: 'Etinde Works on GitHub' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Twitter/ })).toBeNull();
  });
});
