import type { accountsProblems as english } from '../../en/problems/accounts.ts';
import { spaced as t } from '../spaced.ts';

/** What cannot be done with an account. */
export const accountsProblems: typeof english = {
  noAccount: 'Compte introuvable.',
  emailTakenSince: ({ address }) =>
    `${address} appartient désormais à un autre compte. Choisissez une autre adresse e-mail pour celui-ci.`,
  accountInactive: 'Ce compte n’est pas actif. Écrivez-nous s’il s’agit d’une erreur.',
  accountEmailTaken: 'Un compte existe déjà avec cette adresse e-mail.',
  onlyPendingInvited: 'Seul un compte en attente peut être invité.',
  resetLinkEnded: 'Ce lien a été utilisé ou a expiré. Demandez-en un nouveau.',
  setupLinkEnded:
    'Ce lien a été utilisé ou a expiré. Tant qu’il n’y a pas d’administrateur, redémarrez le serveur pour en obtenir un nouveau.',
  emailLinkEnded:
    'Ce lien a été utilisé ou a expiré. Demandez de nouveau le changement dans vos paramètres.',
  emailTakenMeanwhile: t`Cette adresse appartient désormais à un autre compte. Rien n’a été modifié ; choisissez une autre adresse dans vos paramètres.`,
  emailChangesTooOften:
    'Vous avez demandé trois changements d’adresse e-mail en une heure. Réessayez dans une heure.',
  archiveRunning: 'Votre archive est déjà en cours de téléchargement. Attendez qu’il soit terminé.',
  lastAdmin:
    'C’est le dernier administrateur qui peut se connecter. Nommez d’abord un autre administrateur.',
  noPasswordYet: t`Ce compte n’a pas encore de mot de passe. Il devient actif quand la personne ouvre l’invitation et en choisit un ; laissez-le en attente pour renvoyer l’invitation.`,
};
