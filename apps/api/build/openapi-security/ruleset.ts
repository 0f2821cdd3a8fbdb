import type { RulesetDefinition } from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';

// Spectral's rules of the OWASP API Security Top 10 (2023): all of them, except where a comment here
// says why one is left out or looks at less. Whatever a rule finds fails the check, warnings too.
// Single operations that are right as they are stand in exceptions.ts.

// Its types are those of its CommonJS file, in which the rules stand one level deeper.
const { rules, aliases, formats } = owasp as unknown as typeof owasp.default;

/** Schemas of this type in what a request brings. What is answered is of our own making. */
const sent = (type: string, which = 'true') => {
  const schemas = `[?(@ && @.type=="${type}" && ${which})]`;
  return [
    `$.paths[*][*].parameters..${schemas}`,
    `$.paths[*][*].requestBody.content[*].schema..${schemas}`,
  ];
};

/** Texts that end although they name no `maxLength`. */
const HAS_LENGTH = [
  String.raw`@.pattern && @.pattern.match(/\{\d+(,\d+)?\}\$$/)`,
  '@.format && @.format.match(/^(date|date-time|binary)$/)',
]
  .map((one) => `(${one})`)
  .join(' || ');

const WRITES = '$.paths[*][post,put,patch,delete]';

const {
  // JSON has one kind of number; our limits say more than int32, and generators make int64 a bigint.
  'owasp:api4:2023-integer-format': _integerFormat,
  // People write in their own words: no pattern tells a good name or sentence from a bad one. What is
  // no free text (identifiers, links, days, codes) has its pattern or is checked by the server.
  'owasp:api4:2023-string-restricted': _stringRestricted,
  // Administrators sign in like everyone else; the account's role decides, and the scope of a token.
  // tests/access.test.ts asks every endpoint as everyone who may not call it.
  'owasp:api5:2023-admin-security-unique': _adminSecurity,
  // An answer names an origin only where the operator has allowed one, and no program needs to read
  // it: browsers do. tests/cors.test.ts asks every endpoint.
  'owasp:api8:2023-define-cors-origin': _corsOrigin,
  // The document names one server, the one that it was asked from, which does not know what for it
  // was set up. It lists no other environment that someone could find here.
  'owasp:api9:2023-inventory-environment': _environment,
  ...kept
} = rules;

export const ruleset = {
  formats,
  aliases,
  rules: {
    ...kept,

    // Nobody can use up anything with the length of our own answers.
    'owasp:api4:2023-array-limit': {
      ...rules['owasp:api4:2023-array-limit'],
      given: sent('array'),
    },
    'owasp:api4:2023-integer-limit': {
      ...rules['owasp:api4:2023-integer-limit'],
      given: sent('integer'),
    },
    // A pattern limits the length as well when it ends with how many characters there may be. A day
    // has ten; of a moment only the fraction of a second goes on, which the limit of the whole body
    // ends; a file has a limit in bytes, which a schema cannot say.
    'owasp:api4:2023-string-limit': {
      ...rules['owasp:api4:2023-string-limit'],
      given: sent('string', `!(${HAS_LENGTH})`),
    },

    // The rule is written for OpenAPI 3.0 alone, although 3.1 knows the word as well.
    'owasp:api3:2023-constrained-additionalProperties': {
      ...rules['owasp:api3:2023-constrained-additionalProperties'],
      formats,
      given: '$.paths[*][*].requestBody..[?(@ && @.additionalProperties)]',
    },

    // Reads are not counted until they are too many (429). Errors are described once for all
    // operations, of which some are counted and some are not.
    'owasp:api4:2023-rate-limit': {
      ...rules['owasp:api4:2023-rate-limit'],
      given: [
        `${WRITES}.responses[?(@property.match(/^2/))]`,
        '$.paths[*][*].responses[?(@property=="429")]',
      ],
    },

    // Nobody is asked who they are where no bearer is read.
    'owasp:api8:2023-define-error-responses-401': {
      ...rules['owasp:api8:2023-define-error-responses-401'],
      given: '$.paths[*][?(@.security && @.security.length > 0)].responses',
    },
    // Only a body and a query can be invalid: of a path that is wrong there is nothing, so 404.
    'owasp:api8:2023-define-error-validation': {
      ...rules['owasp:api8:2023-define-error-validation'],
      given: [
        '$.paths[*][?(@.requestBody)].responses',
        '$.paths[*][*].parameters[?(@ && @.in=="query")]^^.responses',
      ],
    },
  },
} satisfies RulesetDefinition;
