import type { failurePage as english } from '../en/failure-page.ts';
import { spaced as t } from './spaced.ts';

/** The page that says that no page could be made. */
export const failurePage: typeof english = {
  tooMany: 'Trop de pages à la fois',
  failed: 'Une erreur s’est produite',
  tryAgain: 'Veuillez réessayer dans un instant.',
  nameRequest: t`Si vous nous écrivez, merci d’indiquer cette requête :`,
  home: 'Page d’accueil',
};
