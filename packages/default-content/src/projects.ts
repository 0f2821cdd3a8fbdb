import type { ContentInput } from '@vitrine/contracts';
import { art } from './art.ts';
import { paragraphs } from './paragraphs.ts';

export const projects: ContentInput<'projects'>[] = [
  {
    name: 'GigBridge',
    tagline: 'A job and gig matching platform with identity verification',
    problem: paragraphs(
      'In Douala and Buea, good tradespeople are found by asking a cousin. Those without a cousin wait at the roadside with a board. Clients, for their part, let a stranger into the house and hope.',
      'Earlier job sites failed on both sides: anyone could pretend to be an electrician, and a worker spent half a bundle scrolling through advertisements for work that was gone.',
    ),
    solution: paragraphs(
      'We built the check before the marketplace. A worker shows an identity card once, takes a picture in daylight, and is vouched for by two people who have paid for the same kind of work. Only then do matches begin.',
      'A match is a short message with the place, the day and the price. It can be answered by SMS from any phone. The full application weighs under 300 kilobytes, and work already seen stays readable without a connection.',
    ),
    features: [
      'Identity verified in stages, by card, face and references, with a person deciding the doubtful cases',
      'Matching by trade, distance and the days a worker is free',
      'Answers by SMS for those without a smartphone',
      'Payment held on Mobile Money until both sides confirm the work',
      'Every screen in English and French',
      'Ratings that can be answered, and that fade after a year',
    ],
    impact:
      '3,400 verified workers in Limbe, Buea and Douala. A request finds its first willing worker in eleven minutes at the median; before, clients told us, it took two days. Disputes over payment fell to fewer than one in a hundred jobs.',
    image: art('project-gigbridge/1280x960.webp'),
    icon: 'users',
  },
  {
    name: 'Alert237',
    tagline: 'A national emergency response app',
    problem: paragraphs(
      'There is a number for the police, another for the fire service and a third for an ambulance, and a frightened person remembers none of them. Whoever does get through then has to describe a house without a street name, in whichever of two languages the operator speaks.',
      'Dispatchers wrote all this on paper. When two callers reported one accident, two crews went, and the next caller waited.',
    ),
    solution: paragraphs(
      'One button, three kinds of help. The phone sends its position and the nearest known landmark; without data it falls back to an SMS of 140 characters with the same content. The call starts at the same moment, so a voice is there while the position travels.',
      'On the other side the control room sees one map, the free crews and the calls that look like the same event. The screen asks for four things and works on a battery-backed machine with a local copy of everything.',
    ),
    features: [
      'One button for police, fire and medical help, with a silent mode',
      'Position by SMS when there is no mobile data',
      'Landmarks in place of street addresses, collected by volunteers',
      'Reports of the same event joined before a second crew leaves',
      'English and French on both sides of the call',
      'A control room that keeps working when its line or its power is cut',
    ],
    impact:
      'Used by control rooms in four regions. The time from call to crew on the road went from nineteen minutes to seven. One alert in five arrives by SMS alone, from people whom an online-only app would have left waiting.',
    image: art('project-alert237/1280x960.webp'),
    icon: 'shield-check',
  },
  {
    name: 'Maître',
    tagline: 'A hospitality and event management system for waiter, chef and manager',
    problem: paragraphs(
      'A hotel on the coast can serve eighty guests on a Tuesday and four hundred at a Saturday wedding. Orders travelled on slips of paper; slips got wet, got lost, and got written twice.',
      'The manager learned what a party had cost when the supplier called. Imported systems needed a steady line to a server abroad, and stopped at the first power cut, usually with a full dining room.',
    ),
    solution: paragraphs(
      'Maître runs on one small computer in the building and on the tablets the staff carry. It needs the internet for nothing during service, and sends the day to the owner when a line is there.',
      'Each role sees its own work. The waiter has tables and courses, the chef a queue ordered by cooking time, the manager rooms, stock, events and the till. A banquet is planned once: menu, staff, purchases and the bill all follow from the number of guests.',
    ),
    features: [
      'Three roles, waiter, chef and manager, each with a screen of its own',
      'A full service without internet, and an hour without power',
      'Event plans from which purchases, staffing and the bill are worked out',
      'Stock counted down by the recipe with every order sent',
      'Bills split by guest and paid in cash, by card or by Mobile Money',
    ],
    impact:
      'Fourteen hotels and restaurants from Limbe to Kribi serve with it every day. Wrong or forgotten orders fell by three quarters within three months, and food thrown away by a fifth. The largest event so far was a wedding of 640 guests, through two power cuts.',
    image: art('project-maitre/1280x960.webp'),
    icon: 'utensils',
  },
];
