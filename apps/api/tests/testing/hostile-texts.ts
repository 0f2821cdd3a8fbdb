/** Texts that mean something to a browser, a database or a terminal, and nothing to us. */
export const hostileTexts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "Robert'); DROP TABLE users; --",
  "' OR '1'='1",
  '#{7*7} {{7*7}} %s %n',
  'a\\b\\\\c \u202e txt.exe \u200b',
  'Maître 🇨🇲 日本語 عربى',
] as const;

/** Longer than any text area takes, by one. */
export const tooLongText = 'a'.repeat(50_001);
