# Renovate adds the digest of each image, and keeps it up to date (renovate.json).
# The build reads the npm registry alone; pnpm is the pinned one, fetched by our own bootstrap.
FROM node:24-slim AS tools
WORKDIR /app
ENV CI=true
COPY package.json pnpm-workspace.yaml ./
COPY tools/bootstrap tools/bootstrap
COPY tools/with-toolchain.mjs tools/
RUN node tools/with-toolchain.mjs pnpm --version

FROM tools AS build
# Downloads depend on the lockfile alone, so a change of sources does not repeat them.
COPY pnpm-lock.yaml ./
RUN node tools/with-toolchain.mjs pnpm fetch --prod --config.trust-lockfile=true
COPY . .
# What `npm start` installs: packages for tests and checks are no part of it.
RUN node tools/with-toolchain.mjs pnpm install --prod --frozen-lockfile --trust-lockfile --offline \
    --filter vitrine --filter "@vitrine/api..." --filter "@vitrine/web..."
RUN node tools/with-toolchain.mjs pnpm run build
# The folder that a release is packed from, too (decision 0028).
RUN node tools/release/assemble.ts /program

FROM node:24-slim
COPY --from=build /program /app
RUN ln --symbolic /app/vitrine.mjs /usr/local/bin/vitrine
RUN install --directory --owner=node --group=node --mode=700 /data
# With setup-link the first start shows a link, and the container's log never has a password.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8000 DATA_DIR=/data FIRST_ADMIN=setup-link
WORKDIR /app
USER node
VOLUME /data
EXPOSE 8000
# Whether the process answers. The image has neither curl nor wget, and a Node every ten seconds would
# take more than the server does while idle: bash opens the connection itself.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$PORT && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
CMD ["node", "vitrine.mjs"]
