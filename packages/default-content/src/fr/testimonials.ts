import type { ContentInput } from '@vitrine/contracts';
import { reworded } from '../reworded.ts';
import { testimonials as english } from '../testimonials.ts';

export const testimonials: ContentInput<'testimonials'>[] = reworded(english, [
  {
    name: 'Brenda Achu',
    role: 'Coordinatrice d’une coopérative de travailleurs, Douala',
    content:
      'Ils ont passé deux semaines avec nos membres avant de nous montrer le moindre écran. Un de nos carreleurs a demandé, à moitié pour rire, de pouvoir répondre par SMS. Aujourd’hui, c’est ainsi que la plupart acceptent leurs chantiers.',
  },
  {
    name: 'Dr Samuel Njoh',
    role: 'Responsable d’un centre de régulation des urgences, région du Littoral',
    content:
      'On m’avait promis un système qui continuerait sans courant. Le premier jour, j’ai donc coupé moi-même le disjoncteur. La régulatrice n’a pas levé les yeux de son appel. Depuis, je fais confiance à l’écran.',
  },
  {
    name: 'Mireille Tchana',
    role: 'Propriétaire d’un hôtel, Kribi',
    content:
      'Les samedis à quatre cents invités, je restais debout en cuisine à crier. Le mois dernier, je me suis assise et j’ai mangé avec les familles. L’addition était juste, en français comme en anglais, et le chef me parle encore.',
  },
]);
