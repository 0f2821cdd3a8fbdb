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

# Node without what only installing takes: npm, yarn, headers; apt, and Perl, which it runs scripts with.
FROM node:24-slim AS runtime
RUN rm -rf /opt/yarn-* /usr/local/include /usr/local/lib/node_modules /usr/local/share /root/.npm \
      /usr/local/CHANGELOG.md /usr/local/README.md /usr/local/bin/corepack /usr/local/bin/npm \
      /usr/local/bin/npx /usr/local/bin/yarn /usr/local/bin/yarnpkg \
    && dpkg --purge --force-depends --force-remove-essential \
      apt perl-base $(dpkg-query --show --showformat '${Package} ' 'libapt-pkg*') \
    && rm -rf /var/lib/apt /var/cache/apt /var/cache/debconf /var/log/* \
    && ln -s /app/vitrine.mjs /usr/local/bin/vitrine

# In a layer of its own, what was removed takes no room.
FROM scratch
COPY --from=runtime / /
COPY --from=build /program /app
RUN install --directory --owner=node --group=node --mode=700 /data
# With setup-link the first start shows a link, and no password ever stands in the container's log.
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    NODE_ENV=production HOST=0.0.0.0 PORT=8000 DATA_DIR=/data FIRST_ADMIN=setup-link
WORKDIR /app
USER node
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "vitrine.mjs"]
