import type { cv as english } from '../en/cv.ts';

/** What a CV says besides what its owner wrote, as on the page. */
export const cv: typeof english = {
  headings: {
    about: 'À propos',
    experiences: 'Expérience',
    projects: 'Projets',
    skills: 'Compétences',
    educations: 'Formation',
    certificates: 'Certifications',
    languages: 'Langues',
    volunteering: 'Bénévolat',
    publications: 'Publications',
    services: 'Services',
    products: 'Produits',
    references: 'Recommandations',
  },
  levels: {
    A1: 'Débutant (A1)',
    A2: 'Élémentaire (A2)',
    B1: 'Intermédiaire (B1)',
    B2: 'Intermédiaire supérieur (B2)',
    C1: 'Avancé (C1)',
    C2: 'Maîtrise (C2)',
    native: 'Langue maternelle',
  },
  availability: {
    open: (note) => (note ? `Disponible · ${note}` : 'Disponible'),
    from: (note) => (note ? `Bientôt disponible · ${note}` : 'Bientôt disponible'),
    'not-looking': (note) => (note ? `Pas en recherche · ${note}` : 'Pas en recherche'),
  },
  files: { pdf: 'CV', json: 'CV', qr: 'code QR', 'qr-png': 'code QR' },
  moreAt: (address) => `La suite se trouve à l’adresse ${address}`,
  lettersAreMissing: (address) =>
    `Une partie de ce texte est écrite dans des caractères que ce fichier ne peut pas afficher. Tout se trouve à l’adresse ${address}`,
};
