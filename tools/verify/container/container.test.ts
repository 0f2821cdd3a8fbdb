import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../bootstrap/versions.mjs';
import { findCaddyfileProblems } from './caddyfile.ts';
import { findComposeProblems } from './compose.ts';
import { findDockerfileProblems } from './dockerfile.ts';
import { findKubernetesProblems } from './kubernetes.ts';
import { documentedSettings, findSettingsProblems } from './settings.ts';
import { findUnitProblems } from './systemd.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const documented = documentedSettings(read('.env.example'));

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
HEALTHCHECK --timeout=5s CMD ["bash", "-c", "ask /healthz"]
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

  it('takes what a command of another stage names for there', () => {
    const made = DOCKERFILE.replace(
      'FROM node:24-slim\nCOPY',
      'RUN make /program\nFROM node:24-slim\nCOPY --from=build /program /app\nCOPY',
    );
    const started = made.replace('src/main.ts', 'start.mjs');
    expect(findDockerfileProblems(started, exists)).toEqual([]);
    expect(findDockerfileProblems(made.replace('make /program', 'make'), exists)).toEqual([
      'COPY /program: there is no such path',
    ]);
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
    ['one that starts Node', '"bash", "-c"', '"node", "-e"', 'starts a Node each time'],
    ['a system without its packages', 'USER', 'RUN dpkg --purge apt\nUSER', 'takes packages out'],
    ['an image from scratch', 'FROM node:24-slim\n', 'FROM scratch\n', 'built on scratch'],
    ['a start file that is not there', '"src/main.ts"', '"main.ts"', 'starts "main.ts"'],
    ['a built start file that is not copied', '"src/', '"lib/dist/', 'starts "lib/dist/main.ts"'],
  ])('names %s', (_, text, replacement, problem) => {
    const broken = DOCKERFILE.replace(text, replacement);
    expect(findDockerfileProblems(broken, exists)).toEqual([expect.stringContaining(problem)]);
  });
});

describe('findComposeProblems', () => {
  const SAFE =
    '    restart: always\n    mem_limit: 1g\n    read_only: true\n    security_opt: ["no-new-privileges:true"]\n';
  const OTHERS =
    '  mail:\n    image: mail\n    restart: always\n    mem_limit: 1g\nvolumes:\n  data:\n';
  const compose = (app: string) => `services:\n  app:\n    build: .\n${app}${OTHERS}`;

  it('has nothing against a sound one', () => {
    const app =
      '    environment: { PORT: 1 }\n    volumes: [data:/data]\n    depends_on: { mail: { condition: service_started } }\n';
    expect(findComposeProblems(compose(app + SAFE), ['PORT'])).toEqual([]);
  });

  it.each([
    ['    environment: { PROT: 1 }\n', 'app: PROT is not documented in .env.example'],
    ['    volumes: [files:/data]\n', 'app: the volume files is not declared'],
    ['    networks: [inner]\n', 'app: the network inner is not declared'],
    [
      '    depends_on: { database: { condition: service_started } }\n',
      'app: depends on database, which is no service',
    ],
    [
      '    depends_on: { mail: { condition: service_healthy } }\n',
      'app: waits for mail to be healthy, which nothing checks',
    ],
    ['    enviroment: {}\n', expect.stringContaining('(enviroment)')],
    ['    healthcheck: { intervall: 1s }\n', expect.stringContaining('(intervall)')],
  ])('names what is wrong in %j', (app, problem) => {
    expect(findComposeProblems(compose(app + SAFE), ['PORT'])).toContainEqual(problem);
  });

  it.each([
    ['restart: always', 'is not started again when it ends'],
    ['mem_limit: 1g', 'may take all memory (mem_limit)'],
    ['read_only: true', 'may write to its own files (read_only)'],
    ['security_opt: ["no-new-privileges:true"]', 'may gain rights (no-new-privileges)'],
  ])('misses %s', (option, problem) => {
    const app = SAFE.replace(`    ${option}\n`, '');
    expect(findComposeProblems(compose(app), [])).toEqual([`app: ${problem}`]);
  });

  it('names a service that a profile does not start', () => {
    const mail = '  mail:\n    image: mail\n    restart: always\n    profiles: [scale]\n';
    const app = '    depends_on: { mail: { condition: service_started } }\n';
    const text = compose(app + SAFE).replace(/ {2}mail:\n.*\n.*\n/, mail);
    expect(findComposeProblems(text, [])).toEqual([
      'app: depends on mail, which its profile does not start',
    ]);
  });
});

describe('findCaddyfileProblems', () => {
  const caddyfile = `{$SITE}
reverse_proxy {$REPLICAS} {
  header_up X-Request-Id {http.request.uuid}
  header_up -Traceparent
  health_uri /health
}
handle_errors {
  @none expression {http.error.status_code} == 503
  reverse_proxy @none {$REPLICAS}
}`;
  const stack = `services:
  one: { build: ., environment: { TRUST_PROXY: 1 } }
  two: { build: ., environment: { TRUST_PROXY: 1 } }
  caddy: { image: caddy, environment: { SITE: ":80", REPLICAS: "one:8000 two:8000" } }
`;

  it('has nothing against a stack whose parts know each other', () => {
    expect(findCaddyfileProblems(caddyfile, stack)).toEqual([]);
  });

  it.each([
    [' two:8000', '', 'caddy sends nobody to two'],
    ['two:8000', 'three:8000', 'caddy sends visitors to three, which is no replica'],
    ['SITE:', 'PLACE:', 'the Caddyfile reads SITE, which the stack does not set'],
    [
      'TRUST_PROXY: 1 } }\n  two',
      'TRUST_PROXY: 2 } }\n  two',
      'one does not trust the one proxy in front of it (TRUST_PROXY: 1)',
    ],
  ])('names what is wrong with %j as %j', (text, replacement, problem) => {
    expect(findCaddyfileProblems(caddyfile, stack.replace(text, replacement))).toContain(problem);
  });

  it.each([
    ['health_uri /health', 'caddy does not ask whether a replica is well'],
    ['== 503', 'while no replica is ready, visitors see nothing of what each has in memory'],
    [
      'header_up X-Request-Id {http.request.uuid}',
      'visitors name their requests themselves: caddy passes X-Request-Id on',
    ],
    [
      'header_up -Traceparent',
      'visitors say which trace they belong to: caddy passes traceparent on',
    ],
  ])('misses %s', (line, problem) => {
    expect(findCaddyfileProblems(caddyfile.replace(line, ''), stack)).toEqual([problem]);
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

describe('findUnitProblems', () => {
  const unit = read('deploy/systemd/vitrine.service');

  it('has nothing against the unit in deploy', () => {
    expect(findUnitProblems(unit, documented)).toEqual([]);
  });

  it.each([
    ['NODE_ENV=', 'NODE_EVN=', 'NODE_EVN is not documented in .env.example'],
    ['NoNewPrivileges=yes', '', 'NoNewPrivileges=yes is missing'],
    ['ProtectSystem=strict', 'ProtectSystem=full', 'ProtectSystem=strict is missing'],
    ['MemoryMax=512M', '', 'it may take all memory (MemoryMax)'],
    ['User=vitrine', 'User=root', 'it runs as root'],
    ['/current/', '/vitrine-0.1.0/', 'it does not start the link `current`'],
    ['production', 'production DRAIN_SECONDS=7', 'it is killed after 15 s, and needs 22 s to end'],
    ['RestartPreventExitStatus=78', '', 'a refused start is tried again and again'],
  ])('names what is wrong with %j as %j', (text, replacement, problem) => {
    expect(findUnitProblems(unit.replace(text, replacement), documented)).toEqual([problem]);
  });
});

describe('findKubernetesProblems', () => {
  const resources = read('deploy/kubernetes/vitrine.yaml');

  it('has nothing against the resources in deploy', () => {
    expect(findKubernetesProblems(resources, documented)).toEqual([]);
  });

  it.each([
    ['name: PUBLIC_URL', 'name: PUBLIC_ADDRESS', 'PUBLIC_ADDRESS is not documented'],
    ['failureThreshold: 150', 'failureTreshold: 150', 'startupProbe/failureTreshold is no option'],
    ['replicas: 2', 'replicas: two', '/spec/replicas'],
    ['minAvailable: 1', 'minAvailible: 1', 'PodDisruptionBudget: /spec/minAvailible is no option'],
    ['path: /readyz', 'path: /health', 'readiness is not asked at /readyz'],
    ['readOnlyRootFilesystem: true', '', 'it may write to its own files'],
    ['memory: 512Mi', 'cpu: 2', 'it may take all memory'],
    ['name: S3_BUCKET', 'name: SECRET', 'SECRET is no secret in a file'],
    ['Seconds: 25', 'Seconds: 20', 'it is killed after 20 s, and needs 25 s to end'],
    ['kind: Ingress', 'kind: Ingres', 'networking.k8s.io/v1 Ingres is no kind of resource'],
  ])('names what is wrong with %j as %j', (text, replacement, problem) => {
    const problems = findKubernetesProblems(resources.replace(text, replacement), documented);
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });
});
