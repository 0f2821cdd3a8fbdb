import type { IForbiddenRuleType } from 'dependency-cruiser';

/** About folders: the rooms of a house in the API, and those of the back-office in the web. */
export const roomRules: IForbiddenRuleType[] = [
  {
    name: 'rooms-without-knots',
    comment: 'Two rooms that need each other are one, or hide a third.',
    severity: 'error',
    scope: 'folder',
    from: {
      path: [
        '^apps/api/src/(service|people|site|writing|portfolio|office)/[^/]+$',
        '^apps/web/src/features/back-office/[^/]+$',
      ],
    },
    to: { circular: true },
  },
];
