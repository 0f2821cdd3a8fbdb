import type { portfoliosProblems as english } from '../../en/problems/portfolios.ts';
import { spaced as t } from '../spaced.ts';

/** What cannot be done with a page of a professional, and what belongs to it. */
export const portfoliosProblems: typeof english = {
  noPortfolio: 'Il n’y a pas de portfolio à cette adresse.',
  noConnection: 'Ce message n’existe plus.',
  noShareLink: 'Lien introuvable.',
  shareLinkEnded: 'Ce lien a expiré. Demandez-en un nouveau à la personne qui l’a envoyé.',
  noReference: 'Cette recommandation n’existe plus.',
  referenceConfirmFirst:
    'Confirmez d’abord votre propre adresse e-mail, pour que les personnes sollicitées sachent qui leur écrit.',
  referenceOfOneself:
    'C’est votre propre adresse. La recommandation doit être écrite par quelqu’un d’autre.',
  referenceDeclined: 'La personne qui a cette adresse ne souhaite pas écrire de recommandation.',
  referenceAskedAlready: 'Vous avez déjà sollicité cette adresse.',
  referenceAskedLately:
    'Vous avez sollicité cette adresse deux fois en une semaine. Attendez quelques jours avant de recommencer.',
  referenceAddressBusy:
    'Cette adresse a été sollicitée plusieurs fois aujourd’hui. Réessayez demain.',
  referencesToday: ({ most }) =>
    `Vous pouvez solliciter ${most} personnes par jour. Réessayez demain.`,
  referencesTooMany: ({ most }) =>
    `Vous pouvez garder ${most} recommandations au plus. Supprimez d’abord celle dont vous n’avez plus besoin.`,
  referenceNotOpen: 'Cette demande n’est plus ouverte.',
  referenceReminded: 'Vous avez déjà relancé cette personne.',
  referenceRemindLater: ({ days }) =>
    `Vous pourrez envoyer un rappel ${days} jours après votre demande.`,
  referenceNotWritten: t`Il n’y a rien à montrer : la recommandation n’a pas été écrite.`,
  referenceLinkUnknown:
    'Aucune demande ne correspond à ce lien. Elle a peut-être été supprimée, ou le lien est incomplet.',
  referenceErased:
    'Tout ce qui concerne cette personne a été effacé après votre suppression. La restauration est impossible.',
  referenceUndoEnded:
    'Il n’est plus possible de revenir en arrière. Demandez de nouveau la recommandation.',
  referenceLinkEnded: 'Ce lien a expiré. Demandez-en un nouveau à la personne qui l’a envoyé.',
  referenceWithdrawn: 'La demande a été annulée. Ce que vous avez écrit n’a pas été envoyé.',
  shareLinksTooMany: ({ most }) =>
    `Vous pouvez avoir ${most} liens actifs au plus. Désactivez-en d’abord un.`,
  customUrlRequired: 'Choisissez une adresse avant de publier',
};
