import type { titles as english } from '../en/titles.ts';

/** What each kind of problem is called. */
export const titles: typeof english = {
  malformed: 'La requête n’a pas pu être lue',
  unauthenticated: 'Connectez-vous pour continuer',
  forbidden: 'Action non autorisée',
  'recent-sign-in-required': 'Confirmez que c’est bien vous',
  'second-step-required': 'Configurez la double authentification pour continuer',
  'insufficient-scope': 'Le jeton ne permet pas cette action',
  'session-required': 'Impossible avec un jeton d’accès',
  'not-found': 'Introuvable',
  'method-not-allowed': 'Méthode non autorisée',
  conflict: 'Conflit',
  gone: 'N’existe plus',
  'too-large': 'Trop volumineux',
  'unsupported-media-type': 'Type non pris en charge',
  invalid: 'Certains champs sont à corriger',
  'too-many-requests': 'Trop de requêtes',
  internal: 'Une erreur s’est produite',
  unavailable: 'Serveur occupé',
  'out-of-space': 'Plus d’espace disponible',
};
