import type { signInProblems as english } from '../../en/problems/sign-in.ts';
import { again } from '../again.ts';
import { spaced as t } from '../spaced.ts';

/** Why a person or a program cannot sign in. */
export const signInProblems: typeof english = {
  sessionEnded: t`La session est terminée ; reconnectez-vous.`,
  notAllowed: 'Ce compte ne permet pas cette action.',
  publishingNotAllowed:
    'Un administrateur publie les articles et modifie ceux qui sont publiés ou programmés.',
  recentSignInRequired: t`Votre connexion est trop ancienne pour cela. Confirmez avec votre mot de passe ; rien n’a été modifié.`,
  credentialsWrong: 'L’adresse e-mail ou le mot de passe est incorrect.',
  secondStepEnded: 'Cette connexion a expiré. Recommencez avec votre mot de passe.',
  secondStepRequired:
    'Ici, la double authentification est obligatoire pour les administrateurs. Configurez la vôtre pour continuer.',
  ownSecondStepFirst:
    'Configurez d’abord la double authentification pour vous-même, afin de ne pas vous bloquer l’accès.',
  secondStepLast:
    'Ici, la double authentification est obligatoire pour les administrateurs. Ajoutez une autre clé d’accès ou une application avant de retirer celle-ci.',
  tooManyCodes: again('Trop de codes incorrects.'),
  passkeyUnknown: 'Clé d’accès inconnue. Connectez-vous avec votre mot de passe.',
  passkeyRefused:
    'La clé d’accès n’a pas pu être vérifiée. Réessayez, ou connectez-vous autrement.',
  passkeyNotAdded: 'La clé d’accès n’a pas pu être ajoutée. Réessayez.',
  passkeyTwice: 'Cette clé d’accès a déjà été ajoutée.',
  passkeysTooMany: 'Un compte peut avoir 20 clés d’accès. Retirez-en d’abord une.',
  noPasskey: 'Clé d’accès introuvable.',
  noApp: 'Il n’y a pas d’application d’authentification.',
  appTwice:
    'Il y a déjà une application d’authentification. Retirez-la pour en configurer une autre.',
  appNotStarted: t`Recommencez : la clé que vous avez scannée n’est plus valable.`,
  appUnreadable:
    'Les codes de l’application ne peuvent plus être vérifiés. Utilisez une clé d’accès ou un code de secours, puis configurez de nouveau l’application.',
  noAdministrator: 'Ce compte n’est pas un administrateur.',
  noSecondFactor: 'Ce compte n’a pas de double authentification.',
  ownSecondFactor: 'Retirez vos propres moyens dans les paramètres de votre compte.',
  tokenUnknown: t`Jeton d’accès inconnu : il est incorrect ou a été révoqué.`,
  tokenEnded: 'Ce jeton d’accès a expiré. Créez-en un nouveau dans les paramètres du compte.',
  tokensRefused: again('Trop de jetons d’accès incorrects.'),
  scopeMissing: ({ scope }) => `Ce jeton d’accès n’a pas l’autorisation ${scope}.`,
  notForTokens: 'Un jeton d’accès ne permet pas cela. Connectez-vous pour le faire.',
  scopesForeign: ({ scopes }) =>
    `Ce compte ne peut pas donner à un jeton l’autorisation ${scopes.join(', ')}`,
  tokenDayPast: 'Choisissez aujourd’hui ou un jour à venir',
  tokenDayTooFar: ({ days }) => `Choisissez un jour dans les ${days} jours à venir`,
  tokensTooMany: ({ most }) =>
    `Un compte peut avoir ${most} jetons d’accès. Révoquez-en d’abord un.`,
  noToken: 'Jeton d’accès introuvable.',
};
