import type { outcomes as english } from '../en/outcomes.ts';
import { obstacles } from './problems/obstacles.ts';
import { restored } from './restored.ts';
import { spaced as t } from './spaced.ts';

const programs = { internship: 'stage', training: 'formation' };

/** What the server says when something has gone well. */
export const outcomes: typeof english = {
  backupBegun: 'La sauvegarde est en cours. Cette page indique quand elle est prête.',
  ...restored,
  accountReady: 'Votre compte est prêt.',
  signedIn: 'Votre session est ouverte.',
  adminReady: 'Le premier administrateur est prêt.',
  passwordChanged: 'Votre mot de passe a été modifié. Vous pouvez l’utiliser pour vous connecter.',
  newsletterAsked: t`Presque terminé : ouvrez le lien de l’e-mail que nous venons de vous envoyer.`,
  newsletterConfirmed: 'Merci. Vous recevrez désormais notre newsletter.',
  newsletterLeft:
    'Votre désabonnement est enregistré. Vous ne recevrez plus de newsletter de notre part.',
  messageSent: ({ replyTime }) =>
    t`Merci de nous avoir écrit. Nous vous répondrons sous ${replyTime}.`,
  connectionSent:
    'Merci. Votre message est en route. S’il y a une réponse, elle vous parviendra par e-mail.',
  applicationSent: ({ kind }) =>
    t`Merci pour votre candidature à notre programme de ${programs[kind]} ! Nous vous contacterons bientôt.`,
  diskLow: 'L’espace disque diminue.',
  diskFull: obstacles.diskFull,
  resetAsked: 'S’il existe un compte avec cette adresse, un lien est en route.',
  emailConfirmed: 'Votre adresse e-mail est confirmée.',
  newEmailConfirmed:
    'Votre nouvelle adresse e-mail est confirmée. Utilisez-la désormais pour vous connecter.',
  confirmationSent: t`Un e-mail contenant un lien est en route. Regardez aussi dans vos courriers indésirables ; vous pouvez en demander trois par heure.`,
  invitationSent: 'L’invitation est en route.',
  postAnnounced: 'L’article est en route vers les abonnés.',
  testEventSent: 'Un événement d’essai est en route.',
  forwarded: ({ to }) => `Transféré à ${to}.`,
  testMailSent: ({ recipient }) => `Un e-mail d’essai est en route vers ${recipient}.`,
  testMailKept: ({ recipient }) =>
    t`L’e-mail n’est pas configuré : l’e-mail d’essai à ${recipient} a été enregistré dans un fichier.`,
};
