import type { officeProblems as english } from '../../en/problems/office.ts';
import { spaced as t } from '../spaced.ts';

/** What cannot be done with messages, mails, readers and webhooks. */
export const officeProblems: typeof english = {
  backupRunning: 'Une sauvegarde est déjà en cours.',
  noTrashed: t`Cet élément n’est plus dans la corbeille : il a été supprimé définitivement.`,
  takenMeanwhile: 'Son adresse e-mail ou celle de sa page vient d’être prise. Réessayez.',
  noMail: 'E-mail introuvable.',
  noWebhook: 'Webhook introuvable.',
  noDelivery: 'Envoi introuvable.',
  noMessage: 'Message introuvable.',
  noApplication: 'Candidature introuvable.',
  replyOvertaken: ({ author }) =>
    t`${author} a déjà répondu. Lisez d’abord cette réponse ; la vôtre est conservée ici.`,
  forwardedOtherwise: ({ to }) =>
    t`Une tentative précédente a réussi : le message est parti vers ${to ?? 'quelqu’un'}. Le texte actuel n’a pas été envoyé ; envoyez-le de nouveau s’il doit partir aussi.`,
  variablesInReply: ({ names }) =>
    `La réponse contient encore ${names.map((name) => `{${name}}`).join(', ')}. Remplacez ou retirez-le.`,
  noNote: 'Note introuvable.',
  noAssignee: 'Un message ne peut être confié qu’à un administrateur actif.',
  replyFilesTooLarge: ({ megabytes }) =>
    `Les pièces jointes d’une réponse peuvent avoir ${megabytes}\u00A0Mo au total. Retirez-en une, ou envoyez-la dans une autre réponse.`,
  replyFilesTooMany: ({ count }) =>
    `Une réponse peut avoir ${count} pièces jointes. Retirez-en d’abord une.`,
  noReplyFile: 'Ce fichier n’existe plus.',
  replyFileGone: 'Un fichier n’existe plus. Retirez-le, ou joignez-le de nouveau.',
  noSubscriber: 'Abonné introuvable.',
  noIssue: 'Numéro introuvable.',
  noTopic: 'Ce sujet n’existe plus. Choisissez-en un autre.',
  topicsChanged: 'Quelqu’un a modifié les sujets pendant que vous travailliez.',
  issueSent: 'Ce numéro a déjà été envoyé. Personne ne le reçoit deux fois.',
  issueChanged: 'Quelqu’un a modifié le numéro, ou ses abonnés ont changé.',
  issueOnItsWay: 'Ce numéro est en cours d’envoi. Attendez qu’il soit terminé.',
  nothingGivenUp: 'Ce numéro n’a aucun e-mail en échec à renvoyer.',
  noReaders: 'Personne ne recevrait ce numéro.',
  noMailForReaders: t`L’e-mail n’est pas configuré : personne ne le recevrait. Rien n’a été envoyé ; la page Système indique que faire.`,
  mailSent: 'Cet e-mail a été envoyé.',
  mailKept:
    'Cet e-mail est enregistré dans un fichier. Il pourra être envoyé une fois l’e-mail configuré.',
  mailBeingSent: 'Cet e-mail est en cours d’envoi.',
  deliveryBeingSent: 'Cet événement est en cours d’envoi.',
  webhooksTooMany: ({ most }) =>
    `Vous pouvez avoir ${most} webhooks au plus. Supprimez-en d’abord un.`,
  webhookNotHttps:
    'Utilisez une adresse en https, pour que personne ne puisse lire ni modifier les événements en chemin',
  webhookPrivate:
    'Cette adresse est dans un réseau privé. La personne qui gère le serveur peut l’autoriser avec WEBHOOK_ALLOW_PRIVATE',
  notFromMail: t`Ce message n’est pas arrivé par e-mail : il n’est pas possible d’y répondre.`,
  newsletterLinkIncomplete: 'Ce lien est incomplet.',
  newsletterLinkEnded: 'Ce lien a expiré. Abonnez-vous de nouveau pour en recevoir un autre.',
};
