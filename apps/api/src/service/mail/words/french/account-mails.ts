import { type Role, type TokenArea, spaced as t } from '@vitrine/contracts';
import type { accountMails as english } from '../english/account-mails.ts';
import { letter } from '../letter.ts';
import { longDay } from './long-dates.ts';

const areas: Record<TokenArea, string> = {
  account: 'les informations de votre compte',
  portfolio: 'votre portfolio et ses fichiers',
  connections: 'les messages envoyés depuis votre page',
  activity: 'vos statistiques et votre activité',
  blog: 'les articles du blog',
  content: 'les pages et le contenu du site',
  library: 'la médiathèque',
  newsletter: 'les adresses rejetées de la newsletter',
  messages: 'les messages à l’entreprise',
  applications: 'les candidatures',
  users: 'les comptes utilisateurs',
  settings: 'les paramètres et les e-mails envoyés',
};
const roleNames: Partial<Record<Role, string>> = {
  admin: 'd’administration',
  writer: 'de rédaction',
  desk: 'd’accueil',
};
const asRole = (role: Role) => (roleNames[role] ? `, avec un rôle ${roleNames[role]}` : '');
const areasNamed = (named: readonly TokenArea[]) => named.map((area) => areas[area]).join(', ');

const subjects: typeof english.subjects = {
  confirmAddress: t`Bienvenue : veuillez confirmer votre adresse e-mail`,
  confirmNewEmail: 'Confirmez votre nouvelle adresse e-mail',
  accountDeleted: 'Votre compte a été supprimé',
};

const NOT_YOU = t`Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe avec « Mot de passe oublié » et vérifiez les paramètres de votre compte.`;

/** Mails to people about their accounts. */
export const accountMails: typeof english = {
  subjects,

  confirmAddress: (site, link) =>
    letter(
      subjects.confirmAddress,
      t`Un compte a été créé avec cette adresse sur ${site}.`,
      t`Pour confirmer que cette adresse est la vôtre, ouvrez ce lien dans un délai d’une semaine ; il ne fonctionne qu’une fois :\n\n${link}`,
      t`Vous recevrez ensuite par e-mail ce que les visiteurs vous écrivent depuis votre page. D’ici là, leurs messages sont conservés dans votre tableau de bord. Tout le reste fonctionne dès maintenant.`,
      t`Si ce n’était pas vous, ne faites rien : vous ne recevrez rien de ce que d’autres écrivent. Pour reprendre ce compte ou l’effacer, choisissez votre propre mot de passe : ${site}/forgot-password`,
    ),
  invitation: (firstName, { by, company, role }, link) =>
    letter(
      by ? t`${by} vous invite à rejoindre ${company}` : t`Une invitation à rejoindre ${company}`,
      t`Bonjour ${firstName},`,
      t`${by || company} a créé un compte pour vous chez ${company}${asRole(role)}.`,
      t`Pour accepter l’invitation, ouvrez ce lien dans un délai d’une semaine et choisissez un mot de passe ; il ne fonctionne qu’une fois :\n\n${link}`,
      t`Si vous n’attendiez pas ce message, ne faites rien : sans mot de passe, personne ne peut se connecter.`,
    ),
  passwordReset: (link) =>
    letter(
      'Choisissez un nouveau mot de passe',
      t`Un nouveau mot de passe a été demandé pour le compte associé à cette adresse.`,
      t`Pour le choisir, ouvrez ce lien dans l’heure qui suit ; il ne fonctionne qu’une fois :\n\n${link}`,
      t`Si ce n’était pas vous, ne faites rien : l’ancien mot de passe reste valable.`,
    ),
  passwordChanged: (ended) =>
    letter(
      'Votre mot de passe a été modifié',
      t`Le mot de passe de votre compte vient d’être modifié et ${
        ended === 'every session' ? 'toutes les sessions' : 'toutes les autres sessions'
      } ont été fermées. Les jetons d’accès du compte ont également été révoqués.`,
      t`Si ce n’était pas vous, choisissez-en un nouveau avec « Mot de passe oublié » et écrivez-nous.`,
    ),

  confirmNewEmail: (link) =>
    letter(
      subjects.confirmNewEmail,
      t`Une personne a demandé à utiliser cette adresse pour son compte.`,
      t`Si c’était vous, ouvrez ce lien dans l’heure qui suit ; il ne fonctionne qu’une fois :\n\n${link}`,
      t`Si ce n’était pas vous, ne faites rien : l’adresse ne sera pas utilisée.`,
    ),
  emailInUse: () =>
    letter(
      'Quelqu’un a voulu utiliser votre adresse e-mail',
      t`Une personne a demandé à utiliser cette adresse pour un autre compte. Vous avez déjà un compte avec cette adresse ; rien n’a donc été modifié, ni d’un côté ni de l’autre.`,
      t`Si c’était vous, connectez-vous plutôt avec cette adresse, ou effacez d’abord ce compte.`,
    ),
  emailChangeAsked: (newEmail) =>
    letter(
      'Une nouvelle adresse e-mail a été demandée',
      t`Une personne qui connaît votre mot de passe a demandé à remplacer l’adresse e-mail de votre compte par ${newEmail}.`,
      t`Rien n’a encore changé : la nouvelle adresse ne comptera qu’une fois que le lien que nous y avons envoyé aura été ouvert.`,
      t`Si ce n’était pas vous, connectez-vous et choisissez un nouveau mot de passe : cela annule le changement et déconnecte toutes les autres sessions.`,
    ),
  emailChanged: (newEmail) =>
    letter(
      'Votre adresse e-mail a été modifiée',
      t`L’adresse e-mail de votre compte est désormais ${newEmail} ; la présente adresse n’y est plus rattachée.`,
      t`Si ce n’était pas vous, écrivez-nous sans attendre.`,
    ),
  emailChangedByAdministrator: () =>
    letter(
      'L’adresse e-mail de votre compte a été modifiée',
      t`Un administrateur a attribué une autre adresse e-mail à votre compte. Connectez-vous désormais avec la nouvelle.`,
      t`Si vous ne l’aviez pas demandé, écrivez-nous.`,
    ),
  signedOut: () =>
    letter(
      'Toutes vos sessions ont été fermées',
      t`Un administrateur a fermé toutes les sessions de votre compte et a révoqué ses jetons d’accès, s’il en avait. Votre mot de passe n’a pas changé : utilisez-le pour vous reconnecter.`,
      t`Si vous n’en connaissez pas la raison, écrivez-nous ; si quelqu’un d’autre peut connaître votre mot de passe, choisissez-en un nouveau avec « Mot de passe oublié ».`,
    ),

  accountDeleted: (keptDays) =>
    letter(
      subjects.accountDeleted,
      t`Un administrateur a supprimé votre compte. Il est conservé pendant ${keptDays} jours, pendant lesquels il peut être restauré ; il est ensuite effacé avec sa page, ses fichiers et tout ce qui vous a été écrit depuis celle-ci.`,
      t`Si vous ne vous y attendiez pas, écrivez-nous.`,
    ),
  accountBack: (site) =>
    letter(
      'Votre compte est restauré',
      t`Un administrateur de ${site} a restauré votre compte, avec sa page et ses fichiers.`,
      t`Connectez-vous avec le mot de passe que vous aviez. Les liens que vous aviez reçus auparavant et les jetons d’accès ne fonctionnent plus.`,
    ),
  accountErased: (by) =>
    letter(
      'Votre compte a été effacé',
      t`Votre compte a été effacé, avec sa page, ses fichiers et tout ce qui vous a été écrit depuis celle-ci.`,
      t`Ce message est le dernier à ce sujet ; une fois qu’il aura été envoyé, nous oublierons aussi cette adresse.`,
      by === 'owner'
        ? t`Si ce n’était pas vous, écrivez-nous sans attendre : quelqu’un connaissait votre mot de passe.`
        : t`Un administrateur en est à l’origine. Si vous ne vous y attendiez pas, écrivez-nous.`,
    ),

  authenticatorApp: t`Une application d’authentification`,
  passkey: (name) => t`La clé d’accès « ${name} »`,
  factorAdded: (what) =>
    letter(
      t`Double authentification : un moyen a été ajouté`,
      t`${what} a été ajoutée à votre compte et permet désormais de se connecter.`,
      NOT_YOU,
    ),
  factorRemoved: (what, isLast) =>
    letter(
      t`Double authentification : un moyen a été retiré`,
      t`${what} a été retirée de votre compte.`,
      ...(isLast
        ? [t`C’était le dernier moyen : votre mot de passe suffit de nouveau pour vous connecter.`]
        : []),
      NOT_YOU,
    ),
  codesMade: () =>
    letter(
      t`Double authentification : nouveaux codes de secours`,
      t`De nouveaux codes de secours ont été créés pour votre compte. Les précédents ne fonctionnent plus.`,
      NOT_YOU,
    ),
  codeUsed: (left) =>
    letter(
      t`Double authentification : un code de secours a été utilisé`,
      t`Une personne s’est connectée à votre compte avec votre mot de passe et un code de secours. ${codesLeft(left)}`,
      t`Si c’était vous et que vous ayez perdu votre téléphone ou votre clé, retirez-les dans les paramètres de votre compte.`,
      NOT_YOU,
    ),
  codesGuessed: (minutes) =>
    letter(
      t`Double authentification : codes incorrects`,
      t`Une personne a saisi votre bon mot de passe, puis des codes incorrects. Les codes de l’application ne sont plus acceptés pendant ${minutes} minutes ; les codes de secours et les clés d’accès fonctionnent.`,
      t`Si ce n’était pas vous, quelqu’un connaît votre mot de passe : choisissez-en un nouveau avec « Mot de passe oublié ». Cela met aussi fin à l’attente.`,
    ),
  factorsReset: () =>
    letter(
      t`La double authentification a été réinitialisée`,
      t`Un administrateur a retiré les clés d’accès, l’application d’authentification et les codes de secours de votre compte, et a fermé toutes vos sessions. Votre mot de passe suffit de nouveau pour vous connecter.`,
      t`Si vous ne l’aviez pas demandé, choisissez un nouveau mot de passe avec « Mot de passe oublié » et écrivez-nous sans attendre.`,
    ),

  tokenMade: (name, { changed, seen }, lastDay) =>
    letter(
      t`Un jeton d’accès a été créé`,
      t`Le jeton d’accès « ${name} » a été créé pour votre compte. Les programmes qui le détiennent peuvent utiliser le site en votre nom.`,
      [
        ...(changed.length > 0 ? [t`Il permet de modifier : ${areasNamed(changed)}.`] : []),
        ...(seen.length > 0 ? [t`Il permet de consulter : ${areasNamed(seen)}.`] : []),
        lastDay ? t`Son dernier jour de validité est le ${longDay(lastDay)}.` : t`Il n’expire pas.`,
      ].join(' '),
      t`Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe avec « Mot de passe oublié » : cela révoque tous les jetons d’accès et ferme toutes les sessions.`,
    ),
};

const codesLeft = (left: number) => {
  if (left === 0)
    return t`C’était le dernier : créez-en de nouveaux dans les paramètres de votre compte.`;
  return left === 1 ? t`Il vous reste un code.` : t`Il vous reste ${left} codes.`;
};
