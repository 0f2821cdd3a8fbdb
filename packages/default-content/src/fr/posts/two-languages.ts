import { paragraphs } from '../../paragraphs.ts';
import type { PostSeed } from '../../posts/post.ts';
import { twoLanguages as english } from '../../posts/two-languages.ts';

export const twoLanguages: PostSeed = {
  ...english,
  title: 'Deux langues dès le premier écran',
  description:
    'Le Cameroun travaille en français et en anglais, souvent dans la même phrase. Ce que nous faisons pour qu’aucune des deux langues ne soit la traduction de l’autre.',
  sections: [
    paragraphs(
      'Au centre de régulation d’Alert237, un appel peut commencer en anglais, passer au français quand un voisin prend le téléphone, et finir en pidgin une fois que tout le monde s’est calmé. La régulatrice suit sans même le remarquer. Notre premier écran, lui, ne suivait pas. Il avait un bouton dans un coin, anglais ou français, qui rechargeait la page et vidait le formulaire.',
      'Il avait été construit comme la plupart des logiciels bilingues : dans une langue, puis l’autre versée par-dessus. Cela se voit de l’extérieur. Les boutons sont tronqués parce que « Save » est devenu « Enregistrer ». Les dates sont dans l’ordre d’un autre pays. Quelque part au fond, une erreur arrive quand même en anglais. La moitié du pays apprend à vivre avec cela. Nous pensons qu’elle ne devrait pas avoir à le faire, et il se trouve que bien s’y prendre coûte peu, si l’on commence le premier jour.',
    ),
    paragraphs(
      'Première habitude : dessiner chaque écran avec le texte français dedans. Le français est plus long d’un cinquième environ, et ce sont les mots courts qui s’allongent le plus : quatre lettres en deviennent onze. Une mise en page qui contient « Réinitialiser le mot de passe » sur un téléphone de 360 pixels contiendra n’importe quoi. Eposi dessine désormais la version française d’abord, puis vérifie que l’anglais n’y a pas l’air perdu.',
      'Deuxième habitude : aucun mot n’est écrit dans le code. Chaque texte a un nom, et un fichier par langue dit comment il se lit. S’il manque un texte dans l’une d’elles, la compilation échoue, comme pour une parenthèse oubliée. Au début d’un projet, cela se met en place en une heure. Nous l’avons aussi fait à la fin, pour un système de 600 écrans qui nous venait d’ailleurs : il a fallu quatre mois.',
    ),
    paragraphs(
      'La troisième habitude nous a pris le plus de temps : ne pas traduire, écrire deux fois. Une phrase composée en anglais puis transportée en français garde son ossature anglaise, et un lecteur de Yaoundé le sent dès la deuxième ligne. Ngozi écrit donc l’anglais, un collègue de Douala écrit le français à partir de la même note sur ce qu’il faut dire, puis ils comparent. Parfois le français est plus clair, et c’est l’anglais que l’on change.',
      'Les nombres et les noms demandent le même soin. Mille s’écrit 1,000 dans une langue et 1 000 dans l’autre, et un caissier qui lit mal une virgule perd de l’argent. Les administrations, les diplômes et les formulaires ont, dans les deux langues, un nom officiel que personne ne devrait réinventer. Nous en tenons la liste, avec les sources. Elle compte 212 entrées, et c’est la seule partie de notre code dont un avocat nous ait demandé une copie.',
    ),
    paragraphs(
      'Reste le changement de langue lui-même. Il appartient à la personne et non à la page : on choisit une fois, et chaque écran, chaque message, chaque reçu suit. Il ne doit jamais coûter ce qui a été saisi. Et il ne doit pas trop deviner. Un téléphone vendu à Limbé peut très bien être réglé en français parce que la boutique l’a fait, et quelqu’un qui s’appelle Jean-Pierre a pu aller à l’école à Bamenda. La langue du navigateur nous sert de première hypothèse, le choix est bien visible, et nous retenons la réponse.',
      'Pour ce qui est envoyé à deux personnes, nous ne choisissons pas du tout. Sur GigBridge, la confirmation d’un travail parvient à chacun dans sa langue, avec les mêmes chiffres dans le même ordre, si bien que l’on peut mettre les deux téléphones côte à côte et voir qu’ils concordent.',
    ),
    paragraphs(
      'Cela en vaut-il la peine ? Dans le groupe hôtelier qui utilise Maître, les nouveaux employés de Kribi travaillaient seuls au bout de deux jours au lieu de cinq, parce que l’écran parlait comme leur maître d’hôtel. Au centre de régulation, la part des appels où il fallait reposer une question a baissé d’un tiers. Personne n’a fait l’éloge du français. On a simplement cessé d’en parler, et c’est ce que nous espérions.',
      'Le dernier point est une question de respect. Quand une langue est toujours complète et que l’autre arrive en retard avec quelques mots manquants, chacun comprend très bien à laquelle on pensait. Le logiciel est peu de chose à côté de cette question plus vaste. Mais c’est la part qui dépend de nous, et un bouton qui dit ce qu’il faut dans les deux langues dès le premier jour, c’est déjà un commencement.',
    ),
  ],
};
