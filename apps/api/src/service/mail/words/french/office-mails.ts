import { spaced as t } from '@vitrine/contracts';
import type { officeMails as english } from '../english/office-mails.ts';
import { letter } from '../letter.ts';
import { longMoment } from './long-dates.ts';

const SOMEONE_ELSE = t`Si vous ne nous avez pas écrit, quelqu’un d’autre a saisi votre adresse ; vous n’avez rien à faire.`;

const waysOut = ({ preferences, unsubscribe }: Parameters<typeof english.newsletterWelcome>[0]) => [
  ...(preferences
    ? [t`Pour choisir les sujets qui vous intéressent, ouvrez ce lien :`, preferences]
    : []),
  t`Pour vous désabonner, ouvrez ce lien :`,
  unsubscribe,
];

type Kind = Parameters<typeof english.arrived>[0];

const counted = (kind: Kind, count: number): string => {
  const many = count > 1;
  if (kind === 'message') return many ? t`${count} nouveaux messages` : t`${count} nouveau message`;
  return many ? t`${count} nouvelles candidatures` : t`${count} nouvelle candidature`;
};

const asking = (site: string, company: string, link: string, days: number) => [
  t`Ouvrez ce lien pour lire la demande, puis écrire la recommandation ou refuser. Il fonctionne pendant ${days} jours, sans compte :\n\n${link}`,
  t`Ce message vous est envoyé par ${company} (${site}), où des professionnels ont leur propre page. Si vous ne connaissez pas la personne qui vous le demande, ne faites rien ou refusez : votre adresse ne sert à rien d’autre et sera oubliée.`,
];

/** Mails to visitors, readers and staff, and what is around words of others. */
export const officeMails: typeof english = {
  messageArrived: (site, replyTime) =>
    letter(
      'Nous avons bien reçu votre message',
      t`Merci de nous avoir écrit.`,
      t`Votre message envoyé depuis ${site}/contact nous est bien parvenu. Nous vous répondrons à cette adresse. Délai de réponse : ${replyTime}.`,
      SOMEONE_ELSE,
    ),
  replyTime: '24 à 48 heures',
  applicationArrived: (kind, site) =>
    letter(
      'Nous avons bien reçu votre candidature',
      kind === 'internship'
        ? t`Merci pour votre candidature à notre programme de stage ! Nous vous contacterons bientôt.`
        : t`Merci pour votre candidature à notre programme de formation ! Nous vous contacterons bientôt.`,
      t`Votre candidature envoyée depuis ${site} nous est bien parvenue.`,
      t`Si vous n’avez pas postulé, quelqu’un d’autre a saisi votre adresse ; vous n’avez rien à faire.`,
    ),
  application: {
    internship: 'Candidature de stage',
    training: (program) => t`Candidature de formation : ${program}`,
    program: 'Programme',
    phone: 'Téléphone',
    education: 'Formation suivie',
    interests: t`Centres d’intérêt`,
    message: 'Message',
    question: (label) => t`${label} :`,
  },

  connection: {
    subject: t`Quelqu’un vous a écrit depuis votre page`,
    from: (name, email, page) =>
      page
        ? t`${name} (${email}) vous a écrit depuis votre page ${page} :`
        : t`${name} (${email}) vous a écrit depuis votre page :`,
    answer: (email) =>
      t`Votre adresse e-mail ne lui a pas été montrée. Si vous répondez à ce message, votre réponse ira à ${email}, et cette personne verra votre adresse.`,
    kept: (url) =>
      t`Le message est aussi conservé dans votre tableau de bord, jusqu’à ce que vous l’y supprimiez : ${url}`,
  },

  arrived: (kind, company, url, settings) =>
    letter(
      kind === 'message'
        ? t`${company} : un nouveau message est arrivé`
        : t`${company} : une nouvelle candidature est arrivée`,
      t`Pour lire et répondre :\n${url}`,
      askedFor(settings),
    ),
  digest: (parts, company, settings) =>
    letter(
      t`${company} : ${parts.map(({ kind, count }) => counted(kind, count)).join(' et ')}`,
      ...parts.map(({ kind, count, url }) => t`${counted(kind, count)} :\n${url}`),
      askedFor(settings),
    ),

  reply: {
    answerPrefix: 'Re',
    forwardPrefix: 'Tr',
    wrote: (written, name) => t`Le ${longMoment(written)} UTC, ${name} a écrit :`,
    head: (name, email, subject) => t`De : ${name} <${email}>\nObjet : ${subject}`,
  },

  testMail: (site) =>
    letter(
      t`E-mail d’essai`,
      t`Un administrateur de ${site} a envoyé cet e-mail pour vérifier que les e-mails arrivent. Vous n’avez rien à faire.`,
    ),
  webhookSwitchedOff: (host, site) =>
    letter(
      'Un webhook a été désactivé',
      t`Le webhook vers ${host} de ${site} a été désactivé : depuis plusieurs jours, il refuse ou ne prend pas ce qui lui est envoyé, ou il a indiqué ne plus exister.`,
      t`Les nouveaux événements ne lui sont plus envoyés. Ce qui n’a pas été remis est conservé pendant 30 jours et peut être renvoyé.`,
      t`Dès que le destinataire fonctionne à nouveau, réactivez-le sous « Paramètres », « Webhooks » : ${site}/admin/settings`,
    ),

  backupFailed: (reason, site) =>
    letter(
      'La sauvegarde a échoué',
      t`La sauvegarde de ${site} a échoué : si son disque est perdu, tout ce qui a été écrit depuis la dernière l’est aussi.`,
      t`Le serveur indique : ${reason}`,
      t`Une fois le problème résolu, faites une sauvegarde sous « Settings », « System status » : ${site}/admin/system`,
    ),

  newsletterConfirm: (link) =>
    letter(
      'Confirmez votre abonnement',
      t`Notre newsletter a été demandée avec cette adresse.`,
      t`Si c’était vous, ouvrez ce lien dans un délai d’une semaine pour le confirmer :\n\n${link}`,
      t`Si ce n’était pas vous, ne faites rien : vous ne recevrez rien, et l’adresse sera oubliée.`,
    ),
  newsletterWelcome: (links) =>
    letter(
      'Votre abonnement est confirmé',
      t`Merci de votre confirmation. Vous recevrez désormais notre newsletter.`,
      ...waysOut(links),
    ),
  newsletterAlready: (links) =>
    letter(
      'Vous recevez déjà notre newsletter',
      t`Notre newsletter a été demandée avec cette adresse. Vous la receviez déjà ; rien n’a changé.`,
      ...waysOut(links),
    ),
  newsletterFoot: {
    why: (company) =>
      t`Vous recevez ce message parce que vous avez demandé notre newsletter (${company}).`,
    preferences: 'Choisir les sujets qui vous intéressent',
    unsubscribe: 'Se désabonner',
    link: (label) => t`${label} :`,
  },

  references: {
    hello: (name) => (name ? t`Bonjour ${name},` : 'Bonjour,'),
    someone: 'Une personne',
    ask: (asker, site, company, link, days) =>
      letter(
        t`${asker} vous demande une recommandation`,
        t`${asker} vous demande une recommandation : quelques phrases sur votre collaboration, à montrer sur une page publique.`,
        ...asking(site, company, link, days),
      ),
    remind: (asker, site, company, link, days) =>
      letter(
        t`${asker} espère toujours votre recommandation`,
        t`Il y a quelque temps, ${asker} vous a demandé une recommandation. Ceci est le seul rappel.`,
        ...asking(site, company, link, days),
      ),
    thank: (asker, link) =>
      letter(
        'Votre recommandation est arrivée',
        t`Merci. ${asker} peut maintenant lire votre recommandation et la montrer, telle que vous l’avez écrite, sur une page publique.`,
        t`Pour la corriger ou la retirer, à tout moment, ouvrez ce lien :\n\n${link}`,
        t`Conservez ce message : toute personne qui détient le lien peut modifier la recommandation.`,
      ),
    yours: (url) => t`Vos recommandations : ${url}`,
    written: (name) =>
      letter(
        'Une recommandation est arrivée',
        t`${name} a écrit la recommandation que vous aviez demandée. Personne d’autre ne la voit tant que vous ne la montrez pas sur votre page.`,
      ),
    corrected: (name) =>
      letter(
        'Une recommandation a été corrigée',
        t`${name} a corrigé sa recommandation. Votre page ne la montre plus, jusqu’à ce que vous l’ayez lue et que vous la montriez à nouveau.`,
      ),
    declined: (name) =>
      letter(
        'Pas de recommandation cette fois',
        t`${name} préfère ne pas écrire de recommandation. Merci de ne pas renouveler votre demande.`,
      ),
    'taken-back': (name) =>
      letter(
        'Une recommandation a été retirée',
        t`${name} a retiré sa recommandation. Elle est effacée et n’apparaît plus sur votre page.`,
      ),
  },
};

const askedFor = (settings: string) =>
  t`Vous recevez ce message parce que vous l’avez demandé : ${settings}`;
