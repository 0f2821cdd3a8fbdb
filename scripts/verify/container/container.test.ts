import { describe, expect, it } from 'vitest';
import { findComposeProblems } from './compose.ts';
import { findDockerfileProblems } from './dockerfile.ts';
import { findSettingsProblems } from './settings.ts';

const PATHS = ['package.json', '.', 'src', 'src/main.ts'];
const exists = (path: string) => PATHS.includes(path);

const DOCKERFILE = `# comment
FROM node:24-slim AS build
WORKDIR /app
COPY package.json \\
  src ./
FROM node:24-slim
COPY --from=build /app/src src
COPY --from=build /app/dist dist
USER node
VOLUME /data
HEALTHCHECK --timeout=5s CMD ["node", "-e", "fetch('/health')"]
CMD ["node", "src/main.ts"]
`;

describe('findDockerfileProblems', () => {
  it('has nothing against a sound one', () => {
    expect(findDockerfileProblems(DOCKERFILE, exists)).toEqual([]);
  });

  it('takes a built start file for there where its folder is copied', () => {
    const built = DOCKERFILE.replace('src/main.ts', 'dist/main.js');
    expect(findDockerfileProblems(built, exists)).toEqual([]);
  });

  it.each([
    ['a source that is not there', 'src ./', 'source ./', 'COPY source: there is no such path'],
    ['a path no stage has', '/app/src src', '/app/lib lib', 'COPY lib: there is no such path'],
    [
      'an unknown stage',
      '--from=build /app/dist',
      '--from=web /app/dist',
      'names no earlier stage',
    ],
    ['root', 'USER node\n', '', 'runs as root'],
    ['a missing health check', '/health', '/', 'nothing checks its health'],
    ['a start file that is not there', '"src/main.ts"', '"main.ts"', 'starts "main.ts"'],
    ['a built start file that is not copied', '"src/', '"lib/dist/', 'starts "lib/dist/main.ts"'],
  ])('names %s', (_, text, replacement, problem) => {
    const broken = DOCKERFILE.replace(text, replacement);
    expect(findDockerfileProblems(broken, exists)).toEqual([expect.stringContaining(problem)]);
  });
});

describe('findComposeProblems', () => {
  const compose = (app: string) =>
    `services:\n  app:\n    build: .\n${app}  mail:\n    image: mail\nvolumes:\n  data:\n`;

  it('has nothing against a sound one', () => {
    const app = '    environment: { PORT: 1 }\n    volumes: [data:/data]\n    depends_on: [mail]\n';
    expect(findComposeProblems(compose(app), ['PORT'])).toEqual([]);
  });

  it.each([
    ['    environment: { PROT: 1 }\n', 'app: PROT is not documented in .env.example'],
    ['    volumes: [files:/data]\n', 'app: the volume files is not declared'],
    ['    depends_on: [database]\n', 'app: depends on database, which is no service'],
  ])('names what is wrong in %j', (app, problem) => {
    expect(findComposeProblems(compose(app), ['PORT'])).toEqual([problem]);
  });
});

describe('findSettingsProblems', () => {
  it('compares what is documented with what is read', () => {
    const source = 'const schema = z.object({\n  PORT: z.string(),\n  HOST: z.string(),\n});';
    expect(findSettingsProblems('# about\n#PORT=8000\nHOST=', source)).toEqual([]);
    expect(findSettingsProblems('#PORT=8000\nNAME=', source)).toEqual([
      'HOST is read, but .env.example does not document it',
      'NAME is documented in .env.example, but nothing reads it',
    ]);
  });
});
